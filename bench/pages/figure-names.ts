import type { Act } from "./visit.ts";

/** A figure of a visit, as named in the tables. */
export interface FigureName {
  figure: string;
  title: string;
  unit: "ms" | "KB" | "MB" | "";
  /** Only the home page has a film, and only it is observed after loading. */
  isOfHome?: true;
}

const bytes = (figure: string, title: string): FigureName => ({ figure, title, unit: "KB" });

/** In the order of the tables. */
export const FIGURE_NAMES: Record<Act, FigureName[]> = {
  load: [
    { figure: "firstPaint", title: "first paint", unit: "ms" },
    { figure: "largestPaint", title: "largest paint", unit: "ms" },
    { figure: "blocking", title: "blocking after the first paint", unit: "ms" },
    { figure: "mainThread", title: "main thread", unit: "ms" },
    { figure: "script", title: "of it script", unit: "ms" },
    { figure: "layout", title: "of it styles and layout", unit: "ms" },
    { figure: "layoutShift", title: "layout shift", unit: "" },
    { figure: "requests", title: "requests", unit: "" },
    bytes("bytes", "all but film"),
    bytes("documentBytes", "document"),
    bytes("scriptBytes", "script"),
    bytes("styleBytes", "style"),
    bytes("fontBytes", "font"),
    bytes("pictureBytes", "picture"),
    bytes("dataBytes", "data"),
    { ...bytes("filmBytes", "film, until quiet"), isOfHome: true },
    { ...bytes("beforeFilmBytes", "before the film"), isOfHome: true },
    { figure: "watched", title: "main thread in 10 s afterwards", unit: "ms", isOfHome: true },
  ],
  tap: [
    { figure: "arrival", title: "until the product's title", unit: "ms" },
    bytes("bytes", "fetched"),
    { figure: "requests", title: "requests", unit: "" },
  ],
  hover: [
    { figure: "arrival", title: "until the product's title", unit: "ms" },
    bytes("bytes", "fetched"),
    { figure: "requests", title: "requests", unit: "" },
  ],
  idle: [
    { figure: "answer", title: "from tap to answer", unit: "ms" },
    { figure: "taps", title: "taps", unit: "" },
  ],
  early: [
    { figure: "total", title: "from navigation to answer", unit: "ms" },
    { figure: "firstTouch", title: "from navigation to touch", unit: "ms" },
    { figure: "acknowledged", title: "from touch to first visible change", unit: "ms" },
    { figure: "answer", title: "from tap to answer", unit: "ms" },
    { figure: "taps", title: "taps", unit: "" },
  ],
  server: [
    { figure: "perSecond", title: "documents per second", unit: "" },
    { figure: "p50", title: "p50", unit: "ms" },
    { figure: "p99", title: "p99", unit: "ms" },
    { figure: "resident", title: "memory (RSS)", unit: "MB" },
  ],
};

const FACTORS = { ms: 1, KB: 1 / 1024, MB: 1 / 2 ** 20, "": 1 };

/** Formats a figure in its unit with as few digits as a comparison needs. */
export function shown(value: number, unit: FigureName["unit"]): string {
  const scaled = value * FACTORS[unit];
  return scaled.toFixed(Number.isInteger(scaled) || scaled >= 100 ? 0 : scaled < 1 ? 3 : 1);
}
