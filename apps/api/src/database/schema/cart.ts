import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { ColumnsOf } from "./columns.ts";

/** A cart is reached only by its token, of which only the SHA-256 is stored. Empty carts are not stored. */
export interface CartTable {
  id: string;
  token_hash: Buffer;
  /** A guessable token made by an old client, valid until the strong one is used. */
  weak_token_hash: Buffer | null;
  created_at: Date;
  expires_at: Date;
}

export interface CartLineTable {
  /** Opaque and random: knowing it gives the right to change the line. */
  id: string;
  /** Lines are shown in the order in which they were added. */
  sequence: GeneratedAlways<number>;
  cart_id: string;
  product_id: number;
  /** Null once the variant is deleted: the line is shown as no longer available. */
  variant_id: number | null;
  measurements: ColumnType<Measurements | null, string | null, never>;
  /** Equal for equal choices of options, so that they share a line. */
  options_key: string;
  quantity: number;
  updated_at: Date;
}

/** A coupon takes off either a percentage or an amount. */
export interface CouponTable {
  code: string;
  /** Hundredths of a percent. */
  discount_basis_points: number | null;
  discount_paise: number | null;
  /** Null: no cap. 0: a discount of nothing. */
  max_discount_paise: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  /** The total number of uses; null: unlimited. */
  use_limit: number | null;
  used: Generated<number>;
  /** The order before the discount must come to this. */
  minimum_paise: number | null;
  /** Uses by one account or email address. */
  per_customer: number | null;
  /** The category in which every piece of the order must be. */
  category_id: number | null;
}

export interface CartTables {
  carts: CartTable;
  cart_lines: CartLineTable;
  coupons: CouponTable;
}

export const cartColumns: ColumnsOf<CartTables> = {
  carts: {
    id: "text",
    token_hash: "bytea",
    weak_token_hash: "bytea?",
    created_at: "timestamptz",
    expires_at: "timestamptz",
  },
  cart_lines: {
    id: "text",
    sequence: "int8",
    cart_id: "text",
    product_id: "int4",
    measurements: "jsonb?",
    options_key: "text",
    quantity: "int4",
    updated_at: "timestamptz",
    variant_id: "int4?",
  },
  coupons: {
    code: "text",
    discount_basis_points: "int4?",
    discount_paise: "int8?",
    max_discount_paise: "int8?",
    starts_at: "timestamptz?",
    ends_at: "timestamptz?",
    use_limit: "int4?",
    used: "int4",
    minimum_paise: "int8?",
    per_customer: "int4?",
    category_id: "int4?",
  },
};
