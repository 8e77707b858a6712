import type { Product } from "@selvedge/commerce/wire/catalogue";
import { ApiError } from "../../lib/http.ts";
import type { Query } from "../../lib/query.ts";

export interface FoundProducts {
  /** The slugs that were asked for. */
  asked: readonly string[];
  /** Those of them that are sold, in the same order. */
  products: Product[];
}

/** Several products by slug. One that is no longer sold is left out. */
export const productsQuery = (slugs: readonly string[]): Query<FoundProducts> => ({
  key: ["products", ...slugs],
  read: async (api) => {
    const found = await Promise.all(
      slugs.map((slug) =>
        api.catalogue.product(slug).then(
          ({ product }) => product,
          (error: unknown) => {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          },
        ),
      ),
    );
    return { asked: slugs, products: found.filter((product) => product !== null) };
  },
});
