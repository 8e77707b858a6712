import { type CategoriesAnswer, ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { TestApp } from "../../apps/api/src/testing/test-app.ts";

/** A catalogue call, by its name in the tables. */
export interface Call {
  name: string;
  url: string;
  /** Whether a product changes before each request. */
  isChangedBefore?: boolean;
}

const SORTS = ["default", "price_asc", "price_desc", "name_asc", "name_desc"];
const CATEGORY = "/api/categories/dresses/products";

/** Every kind of catalogue query, sent to the shop of `app`. */
export async function catalogueCalls(app: TestApp["app"]): Promise<Call[]> {
  const listing = async (url: string) => ListingAnswer.parse((await app.inject(url)).json());
  const { categories } = (await app.inject("/api/home/categories")).json<CategoriesAnswer>();
  const idOf = (slug: string) => categories.find((category) => category.slug === slug)?.id;
  const sub = categories.find(({ slug }) => slug === "dresses")?.sub_categories[0]?.id;
  const several = `category_id=${["kurtas", "saris", "stoles"].map(idOf).join(",")}`;
  const {
    data: [product],
    last_page: lastOfShop,
  } = await listing("/api/products?page=2");

  const pages = async (name: string, url: string) => {
    const { last_page: last } = await listing(url);
    const named = { "page 2": 2, "page 40": Math.min(40, last), "middle page": Math.ceil(last / 2), "last page": last };
    return Object.entries(named).map(([page, number]) => ({
      name: `${name}, ${page}`,
      url: `${url}${url.includes("?") ? "&" : "?"}page=${number}`,
    }));
  };

  const anew = (name: string, url: string) => ({ name: `${name}, after a change`, url, isChangedBefore: true });

  return [
    { name: "home", url: "/api/home" },
    { name: "categories", url: "/api/home/categories" },
    ...SORTS.map((sort) => ({ name: `shop, ${sort}`, url: `/api/products?sort=${sort}` })),
    ...(await pages("shop, default", "/api/products")),
    ...(await pages("shop, price_asc", "/api/products?sort=price_asc")),
    { name: "shop, 100 to a page", url: "/api/products?per_page=100" },
    ...SORTS.map((sort) => ({ name: `category, ${sort}`, url: `${CATEGORY}?sort=${sort}` })),
    ...(await pages("category, default", CATEGORY)),
    { name: "several categories", url: `/api/products?${several}` },
    ...(await pages("several categories", `/api/products?${several}`)),
    { name: "several categories, name_desc", url: `/api/products?${several}&sort=name_desc` },
    { name: "several in a collection", url: `/api/categories/workwear/products?${several}` },
    { name: "sub-category in its category", url: `${CATEGORY}?category_id=${idOf("dresses")}&sub_category_id=${sub}` },
    anew("shop, default", "/api/products"),
    anew("shop, default, page 60", "/api/products?page=60"),
    anew("shop, default, middle page", `/api/products?page=${Math.ceil(lastOfShop / 2)}`),
    anew("several categories", `/api/products?${several}`),
    anew("several categories, page 10", `/api/products?${several}&page=10`),
    anew("several in a collection", `/api/categories/workwear/products?${several}`),
    anew("sub-category in its category", `${CATEGORY}?category_id=${idOf("dresses")}&sub_category_id=${sub}`),
    { name: "product by slug", url: `/api/products/${product?.slug}` },
    { name: "product by id", url: `/api/products/${product?.id}` },
  ];
}
