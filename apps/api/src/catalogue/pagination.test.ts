import { WHOLE_SHOP } from "@selvedge/commerce/listing";
import { expect, test } from "vitest";
import { paginate } from "./pagination.ts";

const shown = (page: number, total: number) =>
  paginate("/api/products", { ...WHOLE_SHOP, page }, total)
    .links.slice(1, -1)
    .map(({ label, active }) => (active ? `[${label}]` : label))
    .join(" ");

test("few pages are all listed, of many the ends and the neighbours", () => {
  expect(shown(1, 0)).toBe("[1]");
  expect(shown(1, 12)).toBe("[1]");
  expect(shown(1, 13)).toBe("[1] 2");
  expect(shown(4, 12 * 7)).toBe("1 2 3 [4] 5 6 7");
  expect(shown(10, 12 * 20)).toBe("1 … 8 9 [10] 11 12 … 20");
  expect(shown(20, 12 * 20)).toBe("1 … 18 19 [20]");
});

test("beyond the last page, the previous link leads to the last page", () => {
  const beyond = paginate("/api/products", { ...WHOLE_SHOP, page: 500 }, 30);
  expect(beyond).toMatchObject({ prev_page_url: "/api/products?page=3", next_page_url: null, last_page: 3 });
  expect(beyond.links.some(({ active }) => active)).toBe(false);
});

test("URLs keep the filters", () => {
  const query = { ...WHOLE_SHOP, page: 2, perPage: 24, categoryIds: [1, 2], sort: "price_asc" as const };
  expect(paginate("/api/categories/evening/products", query, 100).next_page_url).toBe(
    "/api/categories/evening/products?category_id=1,2&sort=price_asc&per_page=24&page=3",
  );
});
