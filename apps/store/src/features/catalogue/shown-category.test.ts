import type { Category } from "@selvedge/commerce/wire/catalogue";
import { expect, it } from "vitest";
import { shownCategory } from "./shown-category.ts";

const dresses: Category = {
  id: 1,
  slug: "dresses",
  name: "Dresses",
  description: "Cut straight from the bolt.",
  products: 24,
  sub_categories: [{ id: 1, slug: "wrap", name: "Wrap dresses", products: 6 }],
};
const kurtas: Category = { ...dresses, id: 2, slug: "kurtas", name: "Kurtas", sub_categories: [] };
const shown = (categoryIds: number[], subCategoryIds: number[] = []) =>
  shownCategory([kurtas, dresses], { categoryIds, subCategoryIds });

it("is the only category of the filters", () =>
  expect(shown([1])).toMatchObject({ name: "Dresses", description: "Cut straight from the bolt.", slug: "dresses" }));

it("finds a subcategory by its own id, not by that of a top-level category", () =>
  expect(shown([], [1])).toEqual({ name: "Wrap dresses", description: "", slug: null }));

it.each([
  { what: "nothing", ids: [], narrower: [] },
  { what: "two categories", ids: [1, 2], narrower: [] },
  { what: "a category and a narrower one", ids: [2], narrower: [1] },
  { what: "a number that no category has", ids: [7], narrower: [] },
])("is null for $what", ({ ids, narrower }) => expect(shown(ids, narrower)).toBeNull());
