import { FIGURE_NAMES, type FigureName, shown } from "./figure-names.ts";
import type { PagesRun } from "./pages.ts";
import { spreadOf } from "./summary.ts";
import { CONTROLS, type VisitKind, SHOPS } from "./visit.ts";

/** Names a kind of visit, as the beginning of a row. */
export function nameOf({ act, page, control }: VisitKind): string {
  if (control) return `${CONTROLS[control].label}, ${act}`;
  return act === "load" ? page : act;
}

/** The shop's medians as multiples of the baselines': a row for each figure that they have. */
export function ratioRows(run: PagesRun): string[][] {
  return eachFigure(run).flatMap(({ kind, name, title }) => {
    const median = (shop: (typeof SHOPS)[number]) => spreadOf(run.visits, kind, shop, name.figure)?.median ?? 0;
    const ratios = [median("plain"), median("still"), median("react")].map((floor) =>
      // A multiple of a value near zero is meaningless.
      floor < LEAST[name.unit] ? "–" : (median("shop") / floor).toFixed(2),
    );
    return ratios.every((ratio) => ratio === "–") ? [] : [[title, ...ratios]];
  });
}

const LEAST = { ms: 1, KB: 1, MB: 1, "": 0.01 };

/** Medians of all four, with minimum and maximum. */
export function millisecondRows(run: PagesRun): string[][] {
  return eachFigure(run).map(({ kind, name, title }) => {
    const cells = SHOPS.map((shop) => {
      const spread = spreadOf(run.visits, kind, shop, name.figure);
      if (!spread) return "–";
      const [median, min, max] = [spread.median, spread.min, spread.max].map((value) => shown(value, name.unit));
      return min === max ? `${median}` : `${median} (${min}–${max})`;
    });
    return [name.unit === "" ? title : `${title}, ${name.unit}`, ...cells];
  });
}

interface Row {
  kind: VisitKind;
  name: FigureName;
  title: string;
}

function eachFigure({ kinds }: PagesRun): Row[] {
  return kinds.flatMap((kind) =>
    FIGURE_NAMES[kind.act]
      .filter(({ isOfHome = false }) => !isOfHome || kind.page === "home")
      .map((name) => ({
        kind,
        name,
        title: `${nameOf(kind)}: ${name.title}`,
      })),
  );
}
