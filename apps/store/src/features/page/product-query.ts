import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";

/** A product with all its options. */
export const productQuery = (slug: string): Query<ProductAnswer> => ({
  key: ["product", slug],
  read: (api) => api.catalogue.product(slug),
});
