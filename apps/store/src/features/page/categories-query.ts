import type { CategoriesAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";

export const categoriesQuery: Query<CategoriesAnswer> = {
  key: ["categories"],
  read: (api) => api.catalogue.categories(),
};
