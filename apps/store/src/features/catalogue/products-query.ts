import type { Product } from "@selvedge/commerce/wire/catalogue";
import { ApiError } from "../../lib/http.ts";
import type { Query } from "../../lib/query.ts";

export interface FoundProducts {
  /** The requested slugs. */
  asked: readonly string[];
  /** The products on sale among them, in the same order. */
  products: Product[];
}

/** Several products by slug. Products no longer on sale are left out. */
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
