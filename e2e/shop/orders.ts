import type { UserOrdersAnswer } from "@selvedge/commerce/wire/orders";
import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Page } from "playwright";

type OrderSummary = UserOrdersAnswer["orders"][number];

/** The orders of the signed-in customer, newest first, as on the server. */
export async function ordersOf(page: Page): Promise<OrderSummary[]> {
  const answer = await page.evaluate(async () => {
    const id = localStorage.getItem("user") ?? "";
    const headers = { Accept: "application/json", Authorization: `Bearer ${localStorage.getItem("token")}` };
    const response = await fetch(`/api/users/orders/${id}`, {
      headers: { ...headers, "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" },
    });
    return (await response.json()) as unknown;
  });
  return (answer as UserOrdersAnswer).orders;
}

/** Available stock of a size; null without a limit. */
export async function stockOf(page: Page, slug: string, size: string): Promise<number | null> {
  const answer = await page.request.get(`/api/products/${slug}`, { headers: { Accept: "application/json" } });
  const { product } = (await answer.json()) as ProductAnswer;
  const sizes = product.attributes.find(({ type }) => type === "size");
  return sizes?.options.find(({ value }) => value === size)?.stock ?? null;
}
