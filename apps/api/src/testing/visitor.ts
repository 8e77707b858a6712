import { AddedToCart, CartCount, CartInbox, type CartLine, type Measurements } from "@selvedge/commerce/wire/cart";
import { type Product, ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { z } from "zod";
import type { TestApp } from "./test-app.ts";

interface Adding {
  /** @default the product's first size in stock */
  size?: string;
  /** @default the product's first material */
  material?: string;
  quantity?: number;
  token?: string | undefined;
  measurements?: Measurements;
}

/** A guest who reads pages and fills a cart through the API, as a browser would. */
export interface Visitor {
  product(slug: string): Promise<Product>;
  /** The body that adds a product, with every option chosen. */
  request(slug: string, adding?: Adding): Promise<AddRequest>;
  post(payload: unknown): ReturnType<typeof inject>;
  /** Adds a product, and resolves with the cart's token. */
  add(slug: string, adding?: Adding): Promise<string>;
  lines(token: string): Promise<CartLine[]>;
  count(token: string): Promise<number>;
  put(line: { id: string; product: { id: number } }, quantity: number | string): ReturnType<typeof inject>;
  remove(lineId: string, token: unknown): ReturnType<typeof inject>;
}

interface AddRequest {
  product_id: number;
  quantity: number;
  cart_token: string | undefined;
  variants: { type: string; value: string | undefined; measurements?: Measurements }[];
}

function inject(shop: TestApp, method: "POST" | "PUT" | "DELETE", url: string, payload?: unknown) {
  return shop.app.inject({ method, url, ...(payload === undefined ? {} : { payload: payload as object }) });
}

/** A visitor of a shop. Each answer is checked against the wire schema. */
export function visitor(shop: TestApp): Visitor {
  const read = async <Schema extends z.ZodType>(schema: Schema, url: string) =>
    schema.parse((await shop.app.inject(url)).json());

  const product: Visitor["product"] = async (slug) => (await read(ProductAnswer, `/api/products/${slug}`)).product;

  const request: Visitor["request"] = async (slug, { size, material, quantity = 1, token, measurements } = {}) => {
    const { id, attributes } = await product(slug);
    const chosen = { size, material };
    const variants = attributes.map(({ type, options }) => ({
      type,
      value: chosen[type] ?? options.find(({ stock }) => stock !== 0)?.value ?? options[0]?.value,
      ...(type === "size" && measurements ? { measurements } : {}),
    }));
    return { product_id: id, quantity, cart_token: token, variants };
  };
  const post: Visitor["post"] = (payload) => inject(shop, "POST", "/api/cart/items", payload);

  return {
    product,
    request,
    post,
    async add(slug, adding) {
      const answer = await post(await request(slug, adding));
      if (answer.statusCode !== 200)
        throw new Error(`Adding ${slug} was answered ${answer.statusCode}: ${answer.body}`);
      return AddedToCart.parse(answer.json()).cartToken;
    },
    lines: async (token) => (await read(CartInbox, `/api/cart/inbox?cart_token=${token}`)).carts,
    count: async (token) =>
      (await read(CartCount, `/api/cart/count?cart_token=${token}`)).cartItemNumber.cart_items_count,
    put: (line, quantity) => inject(shop, "PUT", `/api/cart/${line.id}/${line.product.id}/${quantity}`),
    remove: (lineId, token) => inject(shop, "DELETE", `/api/cart/${lineId}`, { cart_token: token }),
  };
}
