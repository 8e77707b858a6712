import type { HomeAnswer, ListingAnswer, ProductAnswer } from "../../../packages/commerce/src/wire/catalogue.ts";

/** Data of a baseline page: an unchanged answer of the shop's API. */
export type FloorData =
  | { page: "home"; answer: HomeAnswer }
  | { page: "listing"; answer: ListingAnswer }
  | { page: "product"; answer: ProductAnswer };

/** The shop's API call for a path of the baseline; null for an unknown path. */
export function callOf(path: string): { page: FloorData["page"]; api: string } | null {
  const slug = /^\/product\/([\w-]+)$/.exec(path)?.[1];
  if (slug !== undefined) return { page: "product", api: `/api/products/${slug}` };
  if (path === "/") return { page: "home", api: "/api/home" };
  return path === "/shop" ? { page: "listing", api: "/api/products?per_page=12" } : null;
}

/** Fetches the data of a path. Rejects for a failed request or an unknown path. */
export async function fetchData(path: string, origin = ""): Promise<FloorData> {
  const call = callOf(path);
  if (!call) throw new Error(`The floor has no ${path}.`);
  const answer = await fetch(origin + call.api);
  if (!answer.ok) throw new Error(`${call.api} was answered ${answer.status}.`);
  return { page: call.page, answer: (await answer.json()) as unknown } as FloorData;
}
