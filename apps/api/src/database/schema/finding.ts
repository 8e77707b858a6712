import type { ColumnsOf } from "./columns.ts";

/** A slug that a product has had. */
export interface FormerProductSlugTable {
  slug: string;
  product_id: number;
}

/** A slug that a category has had. */
export interface FormerCategorySlugTable {
  slug: string;
  category_id: number;
}

/** What a product is found by. Written by the database alone, and never read. */
export interface ProductTextTable {
  product_id: number;
  document: string;
}

/** A word that products are found by; it may stand there twice, or be used no more. */
export interface TextWordTable {
  word: string;
}

/** By which products and categories are found. */
export interface FindingTables {
  former_product_slugs: FormerProductSlugTable;
  former_category_slugs: FormerCategorySlugTable;
  product_texts: ProductTextTable;
  text_words: TextWordTable;
}

export const findingColumns: ColumnsOf<FindingTables> = {
  former_product_slugs: { slug: "text", product_id: "int4" },
  former_category_slugs: { slug: "text", category_id: "int4" },
  product_texts: { product_id: "int4", document: "tsvector" },
  text_words: { word: "text" },
};
