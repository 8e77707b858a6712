import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { ColumnsOf } from "./columns.ts";

/** A cart is reached by its token alone, of which only the SHA-256 is kept. A cart without lines does not exist. */
export interface CartTable {
  id: string;
  token_hash: Buffer;
  /** A guessable token made by an old client, good until the strong one is used. */
  weak_token_hash: Buffer | null;
  created_at: Date;
  expires_at: Date;
}

export interface CartLineTable {
  /** Opaque and random: knowing it is the right to change the line. */
  id: string;
  /** Lines are shown in the order in which they were added. */
  sequence: GeneratedAlways<number>;
  cart_id: string;
  product_id: number;
  size_id: number;
  material_id: number | null;
  measurements: ColumnType<Measurements | null, string | null, never>;
  /** The same for two choices that are the same, so that they make one line. */
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
  /** Null: no cap. 0: a cap of nothing. */
  max_discount_paise: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  /** How often it may be used in all; null: without a limit. */
  use_limit: number | null;
  used: Generated<number>;
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
    size_id: "int4",
    material_id: "int4?",
    measurements: "jsonb?",
    options_key: "text",
    quantity: "int4",
    updated_at: "timestamptz",
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
  },
};
