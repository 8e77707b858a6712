import { FIGURE_NAMES, type FigureName, shown } from "./figure-names.ts";
import type { PagesRun } from "./pages.ts";
import { spreadOf } from "./summary.ts";
import { type OAuthIntent, SHOPS } from "./visit.ts";

const WORDS = { load: "", tap: "tap, ", hover: "hover, ", early: "early tap, ", server: "server, " };

/** The shop's medians as multiples of the floors': a row for each figure that they have. */
export function ratioRows(run: PagesRun): string[][] {
  return eachFigure(run).flatMap(({ intent, name, title }) => {
    const median = (shop: (typeof SHOPS)[number]) => spreadOf(run.visits, intent, shop, name.figure)?.median ?? 0;
    const ratios = [median("plain"), median("still"), median("react")].map((floor) =>
      // Next to nothing, a multiple says nothing.
      floor < LEAST[name.unit] ? "–" : (median("shop") / floor).toFixed(2),
    );
    return ratios.every((ratio) => ratio === "–") ? [] : [[title, ...ratios]];
  });
}

const LEAST = { ms: 1, KB: 1, MB: 1, "": 0.01 };

/** Medians of all four, with the least and the most. */
export function millisecondRows(run: PagesRun): string[][] {
  return eachFigure(run).map(({ intent, name, title }) => {
    const cells = SHOPS.map((shop) => {
      const spread = spreadOf(run.visits, intent, shop, name.figure);
      if (!spread) return "–";
      const [median, min, max] = [spread.median, spread.min, spread.max].map((value) => shown(value, name.unit));
      return min === max ? `${median}` : `${median} (${min}–${max})`;
    });
    return [name.unit === "" ? title : `${title}, ${name.unit}`, ...cells];
  });
}

interface Row {
  intent: OAuthIntent;
  name: FigureName;
  title: string;
}

function eachFigure({ intents }: PagesRun): Row[] {
  return intents.flatMap((intent) =>
    FIGURE_NAMES[intent.act]
      .filter(({ isOfHome = false }) => !isOfHome || intent.page === "home")
      .map((name) => ({
        intent,
        name,
        title: `${intent.act === "load" ? `${intent.page}: ` : WORDS[intent.act]}${name.title}`,
      })),
  );
}
