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
  /** Null where it came with the catalogue, and where the account has gone. */
  user_id: string | null;
}

/** How many approved reviews a product has, if any, and the sum of their ratings. The database keeps these rows by itself. */
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
