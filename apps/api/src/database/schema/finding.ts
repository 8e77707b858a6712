import type { ColumnsOf } from "./columns.ts";

/** A former slug of a product. */
export interface FormerProductSlugTable {
  slug: string;
  product_id: number;
}

/** A former slug of a category. */
export interface FormerCategorySlugTable {
  slug: string;
  category_id: number;
}

/** A product's search document. Written by the database only. */
export interface ProductTextTable {
  product_id: number;
  document: string;
}

/** A word of the search documents; may be stored twice, or no longer be in use. */
export interface TextWordTable {
  word: string;
}

/** The tables of slugs and search. */
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
