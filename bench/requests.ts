import type { AddedToCart, CartInbox } from "@selvedge/commerce/wire/cart";
import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { LoadRequest } from "./load.ts";

const SLUG = "noor-khadi-kurta";

/** What a guest looks at: each as a document and as the API's answer behind it, alone and in a crowd. */
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

/** What a cart is asked: adding makes a cart each time, the other calls share one. */
export async function cartRequests(origin: string): Promise<LoadRequest[]> {
  const { product } = (await (await fetch(`${origin}/api/products/${SLUG}`)).json()) as ProductAnswer;
  const variants = product.attributes.map(({ type, options }) => ({ type, value: options[0]?.value ?? "" }));
  const line = { product_id: product.id, quantity: 1, cart_token: null, variants };
  const added = await fetch(`${origin}/api/cart/items`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(line),
  });
  const { cartToken } = (await added.json()) as AddedToCart;
  const inbox = `/api/cart/inbox?cart_token=${cartToken}`;
  const { carts } = (await (await fetch(origin + inbox)).json()) as CartInbox;
  const id = carts[0]?.id ?? "";
  const calls: Omit<LoadRequest, "concurrency">[] = [
    { name: "cart, add", method: "POST", path: "/api/cart/items", body: line },
    { name: "cart, show", method: "GET", path: inbox },
    { name: "cart, quantity", method: "PUT", path: `/api/cart/${id}/${product.id}/2` },
  ];
  return calls.flatMap((call) => [1, 16].map((concurrency) => ({ ...call, concurrency })));
}
