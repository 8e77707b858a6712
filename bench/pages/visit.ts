/** What a visit found out: milliseconds, bytes and counts by their names; sometimes a word. */
export type Figures = Record<string, number | string>;

/** Three floors and the shop: `still` is the shop itself without its scripts. */
export type ShopName = "plain" | "still" | "react" | "shop";
export type PageName = "home" | "listing" | "product";
export type Act = "load" | "tap" | "hover" | "early" | "server";

/** A kind of visit; `server` is a crowd that asks for documents without a browser. */
export interface OAuthIntent {
  act: Act;
  page: PageName;
}

export interface Visit extends OAuthIntent {
  round: number;
  shop: ShopName;
  /** Share of the time in which some task of the machine waited for a CPU; null where the system does not say. */
  contention: number | null;
  figures: Figures;
}

/** A visit that did not come to its end. */
export interface FailedVisit extends OAuthIntent {
  round: number;
  shop: ShopName;
  reason: string;
}

export const SHOPS: ShopName[] = ["plain", "still", "react", "shop"];
/** Paths, the same in all four. */
export const PATHS: Record<PageName, string> = { home: "/", listing: "/shop", product: "/product/noor-khadi-kurta" };
/** A piece in one cloth and one size: nothing has to be chosen before it can be added. */
export const ADDABLE = "/product/rohini-chanderi-sari";

/** All kinds, in the order in which they are measured. */
export const ERRANDS: OAuthIntent[] = [
  { act: "load", page: "home" },
  { act: "load", page: "listing" },
  { act: "load", page: "product" },
  { act: "tap", page: "listing" },
  { act: "hover", page: "listing" },
  { act: "early", page: "product" },
  { act: "server", page: "product" },
];
