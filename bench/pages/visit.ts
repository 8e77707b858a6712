/** Results of a visit: milliseconds, bytes and counts by name; some are text. */
export type Figures = Record<string, number | string>;

/** Three baselines and the shop: `still` is the shop itself without its scripts. */
export type ShopName = "plain" | "still" | "react" | "shop";
export type PageName = "home" | "listing" | "product";
export type Act = "load" | "tap" | "hover" | "early" | "server";

/** A kind of visit; `server` is a load test of documents without a browser. */
export interface VisitKind {
  act: Act;
  page: PageName;
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

/** All kinds of visits, in measuring order. */
export const VISIT_KINDS: VisitKind[] = [
  { act: "load", page: "home" },
  { act: "load", page: "listing" },
  { act: "load", page: "product" },
  { act: "tap", page: "listing" },
  { act: "hover", page: "listing" },
  { act: "early", page: "product" },
  { act: "server", page: "product" },
];
