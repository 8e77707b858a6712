import type { GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

export interface ReviewTable {
  id: GeneratedAlways<number>;
  product_id: number;
  /** First name and initial. */
  author_name: string;
  rating: number;
  comment: string;
  fit: "small" | "true" | "large" | null;
  verified: boolean;
  status: "waiting" | "approved" | "rejected";
  created_at: Date;
  /** Null for reviews that came with the catalogue, and for erased accounts. */
  user_id: string | null;
}

/** The number of a product's approved reviews and the sum of their ratings. Maintained by database triggers. */
export interface ProductRatingTable {
  product_id: number;
  reviews: number;
  stars: number;
}

export interface ReviewTables {
  reviews: ReviewTable;
  product_ratings: ProductRatingTable;
}

export const reviewColumns: ColumnsOf<ReviewTables> = {
  reviews: {
    id: "int4",
    product_id: "int4",
    author_name: "text",
    rating: "int2",
    comment: "text",
    fit: "text?",
    verified: "bool",
    status: "text",
    created_at: "timestamptz",
    user_id: "text?",
  },
  product_ratings: { product_id: "int4", reviews: "int4", stars: "int4" },
};
