import type { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";

/** A product with all that can be chosen of it. */
export const productQuery = (slug: string): Query<ProductAnswer> => ({
  key: ["product", slug],
  read: (api) => api.catalogue.product(slug),
});
