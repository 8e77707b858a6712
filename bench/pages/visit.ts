/** Results of a visit: milliseconds, bytes and counts by name; some are text. */
export type Figures = Record<string, number | string>;

/** Three baselines and the shop: `still` is the shop itself without its scripts. */
export type ShopName = "plain" | "still" | "react" | "shop";
export type PageName = "home" | "listing" | "product";
/**
 * `tap` and `hover` follow a link, `idle` and `early` press a control of an idle page or of one that has just been
 * painted, `server` is a load test of documents without a browser.
 */
export type Act = "load" | "tap" | "hover" | "idle" | "early" | "server";
/** What is pressed first in a visit. */
export type ControlName = "add" | "menu" | "search" | "filter" | "sizeChart";

export interface VisitKind {
  act: Act;
  page: PageName;
  control?: ControlName;
}

export interface Visit extends VisitKind {
  round: number;
  shop: ShopName;
  /** Share of the time in which some task of the machine waited for a CPU; null if the system does not report it. */
  contention: number | null;
  figures: Figures;
}

/** A visit that failed. */
export interface FailedVisit extends VisitKind {
  round: number;
  shop: ShopName;
  reason: string;
}

export const SHOPS: ShopName[] = ["plain", "still", "react", "shop"];
/** Paths, the same in all four. */
export const PATHS: Record<PageName, string> = { home: "/", listing: "/shop", product: "/product/noor-khadi-kurta" };
/** A product with one material and one size, so that it can be added without choosing options. */
export const ADDABLE = "/product/rohini-chanderi-sari";

/** The first card of the listing, which is in view without scrolling. */
export const TAPPED = "/product/mira-tiered-dress";

interface Control {
  /** Its visible text or accessible name. */
  label: string;
  page: PageName;
  path: string;
  /** Where it exists. */
  shops: ShopName[];
  /** Whether it is below a phone's first screen, and pressed on a taller one instead of after scrolling. */
  isBelow?: true;
}

const ALL_WITH_CONTROLS: ShopName[] = ["plain", "react", "shop"];
export const CONTROLS: Record<ControlName, Control> = {
  add: { label: "Add to cart", page: "product", path: ADDABLE, shops: ALL_WITH_CONTROLS },
  menu: { label: "Menu", page: "home", path: PATHS.home, shops: ALL_WITH_CONTROLS },
  search: { label: "Search", page: "home", path: PATHS.home, shops: ["shop"] },
  filter: { label: "Filter", page: "listing", path: PATHS.listing, shops: ALL_WITH_CONTROLS },
  sizeChart: { label: "Size chart", page: "product", path: PATHS.product, shops: ["shop"], isBelow: true },
};
const CONTROL_NAMES = Object.keys(CONTROLS) as ControlName[];

/** All kinds of visits, in measuring order. */
export const VISIT_KINDS: VisitKind[] = [
  { act: "load", page: "home" },
  { act: "load", page: "listing" },
  { act: "load", page: "product" },
  { act: "tap", page: "listing" },
  { act: "hover", page: "listing" },
  ...CONTROL_NAMES.flatMap((control) =>
    (["idle", "early"] as const).map((act) => ({ act, page: CONTROLS[control].page, control })),
  ),
  { act: "server", page: "product" },
];

/** Whether a kind of visit is measured in a shop. Without its scripts the shop behaves like `plain` except for loading. */
export const isVisited = (shop: ShopName, { act, control }: VisitKind): boolean =>
  (control ? CONTROLS[control].shops.includes(shop) : shop !== "still") || act === "load";

export const isSameKind = (one: VisitKind, other: VisitKind): boolean =>
  one.act === other.act && one.page === other.page && one.control === other.control;
