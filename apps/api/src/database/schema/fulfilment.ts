import type { ColumnsOf } from "./columns.ts";

/** Courier and tracking number of an order's parcel, of which at least one is known. */
export interface ShipmentTable {
  order_id: string;
  courier: string | null;
  tracking_number: string | null;
  shipped_at: Date;
}

/** A refund of single lines of an order. */
export interface RefundTable {
  id: string;
  order_id: string;
  /** The payment that is refunded in part; null if the owner has paid the money back by hand. */
  payment_id: string | null;
  /** The number of its credit note. */
  credit_note: string;
  amount_paise: number;
  /** `pending` until the provider confirms it. */
  state: "pending" | "refunded";
  /** The provider's id of the refund, once it has answered. */
  provider_id: string | null;
  created_at: Date;
  changed_at: Date;
  /** With the order it is unique. A refund that is asked for with it again is not made again. */
  idempotency_key: string | null;
}

export interface RefundLineTable {
  refund_id: string;
  line_id: string;
  quantity: number;
  restocked: boolean;
}

export interface FulfilmentTables {
  shipments: ShipmentTable;
  refunds: RefundTable;
  refund_lines: RefundLineTable;
}

export const fulfilmentColumns: ColumnsOf<FulfilmentTables> = {
  refunds: {
    id: "text",
    order_id: "text",
    payment_id: "text?",
    credit_note: "text",
    amount_paise: "int8",
    state: "text",
    provider_id: "text?",
    created_at: "timestamptz",
    changed_at: "timestamptz",
    idempotency_key: "text?",
  },
  refund_lines: { refund_id: "text", line_id: "text", quantity: "int4", restocked: "bool" },
  shipments: { order_id: "text", courier: "text?", tracking_number: "text?", shipped_at: "timestamptz" },
};
