import type { PagesRun } from "./pages.ts";
import { nameOf } from "./rows.ts";
import { spreadOf } from "./summary.ts";
import { type ControlName, CONTROLS, type PageName, type ShopName, type VisitKind } from "./visit.ts";

/** A limit for the shop's median: a multiple of a baseline's, or a value in the figure's unit. */
interface Goal {
  kind: VisitKind;
  figure: string;
  title: string;
  /** No limit if left out: shown for comparison only. */
  most?: number;
  baseline?: ShopName;
  unit?: "ms" | "KB";
  /** The same figure as published for Hydrogen. */
  hydrogen?: string;
}

const load = (page: PageName): VisitKind => ({ act: "load", page });
const press = (act: "idle" | "early", control: ControlName): VisitKind => ({
  act,
  page: CONTROLS[control].page,
  control,
});
const PAGES: PageName[] = ["home", "listing", "product"];
const OVERLAYS: ControlName[] = ["menu", "search", "filter", "sizeChart"];
const answer = { figure: "answer", title: "from tap to answer" };
const arrival = { figure: "arrival", title: "until the product's title" };

const GOALS: Goal[] = [
  { kind: press("early", "add"), figure: "total", title: "from navigation to answer", most: 1.2, baseline: "react" },
  { kind: press("idle", "add"), ...answer, most: 1.3, baseline: "react", hydrogen: "0.16 s" },
  { kind: { act: "tap", page: "listing" }, ...arrival, most: 1.3, baseline: "react", hydrogen: "0.32 s" },
  { kind: { act: "hover", page: "listing" }, ...arrival, most: 100, unit: "ms" },
  ...OVERLAYS.map((control): Goal => ({ kind: press("idle", control), ...answer, most: 500, unit: "ms" })),
  ...PAGES.flatMap((page): Goal[] => [
    { kind: load(page), figure: "mainThread", title: "main thread", most: 600, unit: "ms" },
    { kind: load(page), figure: "blocking", title: "blocking after the first paint", most: 60, unit: "ms" },
    { kind: load(page), figure: "firstPaint", title: "first paint", most: 1.2, baseline: "plain" },
  ]),
  { kind: load("product"), figure: "bytes", title: "all that is fetched", most: 200, unit: "KB" },
  { kind: load("product"), figure: "largestPaint", title: "largest paint", baseline: "plain", hydrogen: "1.9 ×" },
];

export const GOAL_HEAD = ["goal", "limit", "measured", "result", "Hydrogen"];
const BASELINES = { plain: "without script", still: "scripts taken out", react: "React alone", shop: "the shop" };

/** A row for each goal with measurements. */
export function goalRows({ visits }: PagesRun): string[][] {
  return GOALS.flatMap(({ kind, figure, title, most, baseline, unit = "ms", hydrogen = "" }) => {
    const medianOf = (shop: ShopName) => spreadOf(visits, kind, shop, figure)?.median;
    const ours = medianOf("shop");
    const floor = baseline ? medianOf(baseline) : unit === "KB" ? 1024 : 1;
    if (ours === undefined || !floor) return [];
    const value = ours / floor;
    const inWords = (number: string) => (baseline ? `${number} × ${BASELINES[baseline]}` : `${number} ${unit}`);
    const result = most === undefined ? "" : value <= most ? "met" : "missed";
    return [
      [
        `${nameOf(kind)}: ${title}`,
        most === undefined ? "none" : `≤ ${inWords(String(most))}`,
        inWords(value.toFixed(baseline ? 2 : 0)),
        result,
        hydrogen,
      ],
    ];
  });
}
