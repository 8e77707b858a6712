import { barChart } from "../bar-chart.ts";
import { markdownTable, writePicture, writeResults } from "../results.ts";
import { table } from "../table.ts";
import type { PagesRun } from "./pages.ts";
import { millisecondRows, ratioRows } from "./rows.ts";
import { elementsOf, spread, spreadOf } from "./summary.ts";
import { type VisitKind, SHOPS } from "./visit.ts";

const SHOP_TITLES = { plain: "without script", still: "shop, scripts taken out", react: "React alone", shop: "shop" };
const RATIO_HEAD = ["the shop beside", SHOP_TITLES.plain, SHOP_TITLES.still, SHOP_TITLES.react];
const FIGURE_HEAD = ["median (min–max)", ...SHOPS.map((shop) => SHOP_TITLES[shop])];

const LINES = {
  browser: "The browser simulates the connection: 1600 kbit/s down, 750 up, 150 ms per request.",
  tcp: "A relay simulates the connection: 1600 kbit/s down and 750 up for all connections together, a round trip of 150 ms, and another one to connect.",
};

/** Prints the measurements and writes them as `results/pages.*`, or `results/pages-tcp.*` for the relay. */
export function reportPages(run: PagesRun): void {
  const name = run.line === "tcp" ? "pages-tcp" : "pages";
  const [ratios, figures] = [ratioRows(run), millisecondRows(run)];
  console.log(table(RATIO_HEAD, ratios));
  console.log(table(FIGURE_HEAD, figures));
  console.log(endings(run).join("\n"));
  writeResults(name, {
    title: "The shop's pages on a slow phone",
    intro:
      "The shop as run by `npm start`, compared with three baselines in the same run and with the same catalogue, texts and pictures: plain pages without any script; " +
      "the shop's own documents without their scripts; and React with its router, rendered on the server and hydrated as a whole. " +
      "The phone has 412 × 823 px at a pixel ratio of 1.75, a quarter of this machine's CPU speed and an empty cache. " +
      `${LINES[run.line]} ${run.rounds} rounds, in which the four alternate. Main thread times are those of the slow phone. ` +
      "A tap goes from an idle listing to a product; a hover lasts 0.8 s before a click. An early tap is one on Add to cart as soon as the button is painted, " +
      "repeated every 1.5 s until there is a response; the shop keeps such a tap until its code has loaded. " +
      "For the server figures sixteen clients request the product's document. Only ratios are comparable between machines.",
    parts: [
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

/** Notes below the tables: elements of the largest paint, CPU contention, failures. */
function endings({ visits, kinds, failed }: PagesRun): string[] {
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
    ...failed.map(
      ({ round, shop, act, page, reason }) =>
        `Failed in round ${round + 1}: ${act} of ${page}, ${SHOP_TITLES[shop]}: ${reason.split("\n", 1)[0]}`,
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
