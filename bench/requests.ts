import { httpClient } from "../apps/api/src/testing/http-client.ts";
import { addToCart } from "./carts.ts";
import type { LoadRequest } from "./load.ts";

export const SLUG = "noor-khadi-kurta";

/** The pages of a guest: each as a document and as the API answer behind it, with one client and with many. */
export function pageRequests(): LoadRequest[] {
  const paths = [
    ["home, document", "/"],
    ["home, API", "/api/home"],
    ["listing, document", "/shop"],
    ["listing, API", "/api/products?per_page=12"],
    ["product, document", `/product/${SLUG}`],
    ["product, API", `/api/products/${SLUG}`],
  ] as const;
  return paths.flatMap(([name, path]) =>
    [1, 16].map((concurrency) => ({ name, method: "GET" as const, path, concurrency })),
  );
}

/** The cart's calls: adding creates a cart each time, the other calls share one. */
export async function cartRequests(origin: string): Promise<LoadRequest[]> {
  const { line, cartToken, request } = await addToCart(httpClient(origin), SLUG);
  const calls: Omit<LoadRequest, "concurrency">[] = [
    { name: "cart, add", method: "POST", path: "/api/cart/items", body: request },
    { name: "cart, show", method: "GET", path: `/api/cart/inbox?cart_token=${cartToken}` },
    { name: "cart, quantity", method: "PUT", path: `/api/cart/${line.id}/${line.product.id}/2` },
  ];
  return calls.flatMap((call) => [1, 16].map((concurrency) => ({ ...call, concurrency })));
}
