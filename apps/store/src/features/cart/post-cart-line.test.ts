import { expect, it, vi } from "vitest";
import { createApi } from "../../lib/api.ts";
import type { ApiRequest, ApiResponse } from "../../lib/http.ts";
import { cartLine } from "../../fixtures/cart-line.ts";
import { postCartLine } from "./post-cart-line.ts";

const typed = {
  product_id: "7",
  slug: "noor",
  name: "Noor",
  quantity: "2",
  cart_token: "",
  material: "Khadi, indigo",
  size: "M",
};
const SHOWN = { slug: "noor", name: "Noor" };
const ADDED = { status: "success", message: "Product added to cart successfully", cartToken: "cart-1" };

/** The result of posting these fields and the requests sent to the API, if it gives these answers. */
async function post(fields: Record<string, string>, ...answers: ApiResponse[]) {
  const requests: ApiRequest[] = [];
  const transport = vi.fn(async (request: ApiRequest): Promise<ApiResponse> => {
    requests.push(request);
    return answers[requests.length - 1] ?? { status: 500, body: {} };
  });
  return { answer: await postCartLine(new URLSearchParams(fields), createApi(transport)), requests };
}

it("adds the product and returns the cart", async () => {
  const lines = [cartLine(1)];
  const { answer, requests } = await post(typed, { status: 200, body: ADDED }, { status: 200, body: { carts: lines } });
  expect(answer).toMatchObject({
    status: 200,
    message: null,
    values: SHOWN,
    cart: { token: "cart-1", lines, added: { product_id: 7 } },
  });
  expect(requests[0]).toMatchObject({
    path: "/api/cart/items",
    body: {
      product_id: 7,
      quantity: 2,
      cart_token: null,
      variants: [
        { type: "material", value: "Khadi, indigo" },
        { type: "size", value: "M" },
      ],
    },
  });
});

it("adds to the browser's existing cart, and one piece if no quantity is given", async () => {
  const fields = { product_id: "7", cart_token: "cart-0", size: "M" };
  const { requests } = await post(fields, { status: 200, body: ADDED }, { status: 200, body: { carts: [] } });
  expect(requests[0]).toMatchObject({
    body: { quantity: 1, cart_token: "cart-0", variants: [{ type: "size", value: "M" }] },
  });
});

it("succeeds even if the cart cannot be read afterwards", async () => {
  const { answer } = await post(typed, { status: 200, body: ADDED }, { status: 503, body: {} });
  expect(answer).toMatchObject({ status: 200, cart: { token: "cart-1", lines: [] } });
});

it("refers orders with measurements to other channels without calling the API", async () => {
  const { answer, requests } = await post({ ...typed, size: "Custom" });
  expect(answer).toMatchObject({ status: 422, values: SHOWN });
  expect(answer.message).toContain("please tell us bust, waist and hip");
  expect(requests).toEqual([]);
});

it.each([
  [422, "Please select all options before adding to cart", 422],
  [409, "Only 1 left", 422],
  [429, "Too many attempts. Please try again later.", 429],
  [503, "The shop is busy.", 503],
])("explains the API's %i", async (status, message, shown) => {
  const { answer } = await post(typed, { status, body: { status: "error", message, errors: {} } });
  expect(answer).toMatchObject({ status: shown, message, values: SHOWN, session: null });
  expect(answer.cart).toBeUndefined();
});
