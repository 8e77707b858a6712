import { barChart } from "../bar-chart.ts";
import { markdownTable, writePicture, writeResults } from "../results.ts";
import { table } from "../table.ts";
import type { PagesRun } from "./pages.ts";
import { GOAL_HEAD, goalRows } from "./goals.ts";
import { millisecondRows, nameOf, ratioRows } from "./rows.ts";
import { elementsOf, spread, spreadOf } from "./summary.ts";
import { SHOPS, VISIT_KINDS, type VisitKind } from "./visit.ts";

const SHOP_TITLES = { plain: "without script", still: "shop, scripts taken out", react: "React alone", shop: "shop" };
const RATIO_HEAD = ["the shop beside", SHOP_TITLES.plain, SHOP_TITLES.still, SHOP_TITLES.react];
const FIGURE_HEAD = ["median (min–max)", ...SHOPS.map((shop) => SHOP_TITLES[shop])];

const LINES = {
  browser: "The browser simulates the connection: 1600 kbit/s down, 750 up, 150 ms per request.",
  tcp: "A relay simulates the connection: 1600 kbit/s down and 750 up for all connections together, a round trip of 150 ms, and another one to connect.",
};

/**
 * Prints the measurements. Those of all kinds of visits are written as `results/pages.*`, or `results/pages-tcp.*` for the
 * relay.
 */
export function reportPages(run: PagesRun): void {
  const name = run.line === "tcp" ? "pages-tcp" : "pages";
  const [goals, ratios, figures] = [goalRows(run), ratioRows(run), millisecondRows(run)];
  console.log(table(GOAL_HEAD, goals));
  console.log(table(RATIO_HEAD, ratios));
  console.log(table(FIGURE_HEAD, figures));
  console.log(endings(run).join("\n"));
  if (run.kinds.length < VISIT_KINDS.length) return;
  writeResults(name, {
    title: "The shop's pages on a slow phone",
    intro:
      "The shop as run by `npm start`, compared with three baselines in the same run and with the same catalogue, texts and pictures: plain pages without any script; " +
      "the shop's own documents without their scripts; and React with its router, rendered on the server and hydrated as a whole. " +
      "The phone has 412 × 823 px at a pixel ratio of 1.75, a quarter of this machine's CPU speed and an empty cache. " +
      `${LINES[run.line]} ${run.rounds} ${run.rounds === 1 ? "round" : "rounds"}, in which the four alternate. Main thread times are those of the slow phone. ` +
      "A tap on a card goes from an idle listing to a product; a hover does so with a mouse that rests on the card for 0.8 s before a click, on a screen of 1440 × 900 px. " +
      "“Idle” taps a control for the first time when the page has been quiet for 1.5 s; “early” taps it as soon as it is painted, and again every 1.5 s until there is an answer. " +
      "Each of these is the first input of its visit: no scroll, movement or press comes before it; the button of the size chart is therefore tapped on a screen twice as high. " +
      "The answer to Add to cart is the cart or a confirmation, in this or the next document; other controls open an overlay, of which at least half is in view. " +
      "Before their code has loaded, the shop's first script sends Add to cart by itself, and keeps other taps until their code can answer. " +
      "The baselines add the same product to a cart of the same server: by a form, or with React after hydration by a request. " +
      "Without script their menu and filter are popovers; with React they are dialogs, whose buttons do nothing before hydration. The baselines have no search and no size chart. " +
      "For the server figures sixteen clients request the product's document. Only ratios are comparable between machines.",
    parts: [
      "## Goals",
      markdownTable(GOAL_HEAD, goals),
      "Hydrogen's figures were published elsewhere and come from another machine.",
      chartOf(run, name),
      "## The shop as a multiple of each baseline",
      markdownTable(RATIO_HEAD, ratios),
      "## Figures",
      markdownTable(FIGURE_HEAD, figures),
      ...endings(run),
    ],
    data: run,
    command: run.line === "tcp" ? "pages --line tcp" : "pages",
  });
}

/** From this factor on, times after a pause say more about the machine than about the shop. */
const SLOW_AFTER_PAUSE = 2;

/** Notes below the tables: elements of the largest paint, the machine's state, failures. */
function endings({ visits, kinds, failed, afterPause }: PagesRun): string[] {
  const loads = kinds.filter(({ act }) => act === "load");
  const elements = loads.flatMap((kind) =>
    SHOPS.map((shop) => `${kind.page}, ${SHOP_TITLES[shop]}: ${elementsOf(visits, kind, shop)}`),
  );
  const shares = spread(visits.map(({ contention }) => contention).filter((share) => share !== null));
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return [
    ...(elements.length > 0 ? [`Elements of the largest paint: ${elements.join("; ")}.`] : []),
    shares
      ? `Share of a visit during which some task on the machine waited for a CPU: ${percent(shares.median)} (${percent(shares.min)}–${percent(shares.max)}).`
      : "The system does not report CPU contention.",
    `Reading memory after a pause of half a second takes ${afterPause.toFixed(1)} × as long as at once.` +
      (afterPause < SLOW_AFTER_PAUSE
        ? ""
        : " **This machine reclaims idle memory, so times after a pause (idle, hover) are too long. Measure them on another machine.**"),
    ...failed.map(
      ({ round, shop, reason, ...kind }) =>
        `Failed in round ${round + 1}: ${nameOf(kind)}, ${SHOP_TITLES[shop]}: ${reason.split("\n", 1)[0]}`,
    ),
  ];
}

function chartOf({ visits, kinds }: PagesRun, name: string): string {
  const median = (kind: VisitKind, shop: (typeof SHOPS)[number], figure: string) =>
    spreadOf(visits, kind, shop, figure)?.median ?? 0;
  const groups = kinds
    .filter(({ act }) => act === "load")
    .map((kind) => ({
      name: kind.page,
      bars: SHOPS.map((shop) => ({
        name: SHOP_TITLES[shop],
        isOurs: shop === "shop",
        inner: median(kind, shop, "firstPaint"),
        whole: median(kind, shop, "largestPaint"),
      })),
    }));
  const title = "First paint (full colour) and largest paint (pale)";
  return groups.length === 0 ? "" : writePicture(`${name}.svg`, barChart({ title, unit: "ms", groups }), title);
}
