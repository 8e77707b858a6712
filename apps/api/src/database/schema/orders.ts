import type { ExchangeState, OrderStatus, PaymentStatus } from "@selvedge/commerce/wire/orders";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { Picture } from "@selvedge/commerce/wire/primitives";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";
import type { ColumnsOf } from "./columns.ts";

/** An order as it was made; later changes of the catalogue or the account do not affect it. */
export interface OrderTable {
  /** The public order number. */
  id: string;
  /** Null once the account is erased: the order stays, because the law requires its invoice. */
  user_id: string | null;
  cart_id: string | null;
  /** SHA-256 of lines, prices, coupon, address and method, to tell a repeated order from a changed one. */
  content_hash: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** Id of the payment method, for example `card`. */
  payment_method: string;
  /**
   * The provider's order that the payment must name; null until the provider has answered, and if nothing is to be
   * paid.
   */
  provider_order_id: string | null;
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  subtotal_paise: number;
  discount_paise: number;
  shipping_paise: number;
  total_paise: number;
  coupon_code: string | null;
  created_at: Date;
  /** The end of the reservation of pieces and coupon while the payment is pending. */
  reserved_until: Date | null;
  /** When to ask the provider about payments next; null once none can arrive any more. */
  check_payment_at: Date | null;
  placed_at: Date | null;
  processed_at: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  /** Whether its sold pieces are back in stock. */
  restocked: Generated<boolean>;
  /** What the shop promised when it was made: see `order-terms.ts`. */
  terms: ColumnType<{ readonly [term: string]: Json }, string | undefined, never>;
}

export interface OrderLineTable {
  id: string;
  order_id: string;
  /** From 0, in the order of the cart. */
  position: number;
  product_id: number;
  /** The variant whose stock is reserved or sold; null once it is deleted. */
  variant_id: number | null;
  product_name: string;
  slug: string;
  image: ColumnType<Picture | null, string | null, never>;
  size: string | null;
  material: string | null;
  measurements: ColumnType<Measurements | null, string | null, never>;
  quantity: number;
  /** The price of one piece. */
  price_paise: number;
}

/** An exchange of one piece of a line for another size; an order has one at most. */
export interface ExchangeTable {
  order_id: string;
  line_id: string;
  size_received: string;
  size_wanted: string;
  /** How the received size fits. */
  reason: "small" | "large";
  asked_at: Date;
  state: Generated<ExchangeState>;
  /** The variant of the wanted size, which is reserved (`accepted`) or was sent (`shipped`, `closed`). */
  variant_id: number | null;
  /** Told to the shopper; set if `declined`. */
  decline_reason: string | null;
  courier: string | null;
  tracking_number: string | null;
  /** Whether the received piece is back in stock. */
  restocked: Generated<boolean>;
  /** When it got its state. */
  changed_at: Date;
}

/**
 * `failed`: declined by the bank. `unbooked`: captured, but not booked yet; booking is retried until it succeeds.
 * `accepted`: pays for the order; an order has one such payment. `review`: the amount or currency does not match, and a
 * person decides. `refund_pending`: a refund is requested until it is `refunded`.
 */
export type PaymentState = "failed" | "unbooked" | "accepted" | "review" | "refund_pending" | "refunded";

/** A payment that the provider has reported. */
export interface PaymentTable {
  /** The provider's id. */
  id: string;
  order_id: string;
  amount_paise: number;
  currency: string;
  state: PaymentState;
  /** The provider's order that it names; null in payments from before this column. */
  provider_order_id: string | null;
  /** Why it was not accepted; for an unbooked payment, why the last attempt to book it failed. */
  reason: string | null;
  refund_id: string | null;
  created_at: Date;
  changed_at: Date;
}

/** A signed event of the provider, stored byte for byte so that it can be parsed again. */
export interface PaymentEventTable {
  /** The provider's event id, which is the same for a repeated delivery. */
  id: string;
  body: string;
  /**
   * The payment that the event says was refunded; null for all other events. The event waits until that payment is
   * known.
   */
  refunds_payment: string | null;
  received_at: Date;
  handled_at: Date | null;
  /** The outcome of handling it. */
  outcome: string | null;
}

/** The sandbox bank's row for an order. */
export interface BankOrderTable {
  id: string;
  receipt: string;
  amount_paise: number;
  currency: string;
  status: "created" | "attempted" | "paid";
  created_at: Date;
}

export interface BankPaymentTable {
  id: string;
  bank_order_id: string;
  amount_paise: number;
  currency: string;
  status: "captured" | "failed" | "refunded";
  created_at: Date;
}

export interface BankRefundTable {
  id: string;
  bank_payment_id: string;
  amount_paise: number;
  idempotency_key: string;
  created_at: Date;
}

export interface OrderTables {
  orders: OrderTable;
  order_lines: OrderLineTable;
  exchanges: ExchangeTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  bank_orders: BankOrderTable;
  bank_payments: BankPaymentTable;
  bank_refunds: BankRefundTable;
}

export const orderColumns: ColumnsOf<OrderTables> = {
  orders: {
    id: "text",
    user_id: "text?",
    cart_id: "text?",
    content_hash: "text",
    status: "text",
    payment_status: "text",
    payment_method: "text",
    provider_order_id: "text?",
    customer_name: "text",
    email: "text",
    phone: "text",
    address: "text",
    city: "text",
    state: "text",
    postal_code: "text",
    country: "text",
    subtotal_paise: "int8",
    discount_paise: "int8",
    shipping_paise: "int8",
    total_paise: "int8",
    coupon_code: "text?",
    created_at: "timestamptz",
    reserved_until: "timestamptz?",
    check_payment_at: "timestamptz?",
    placed_at: "timestamptz?",
    processed_at: "timestamptz?",
    shipped_at: "timestamptz?",
    delivered_at: "timestamptz?",
    restocked: "bool",
    terms: "jsonb",
  },
  order_lines: {
    id: "text",
    order_id: "text",
    position: "int2",
    product_id: "int4",
    variant_id: "int4?",
    product_name: "text",
    slug: "text",
    image: "jsonb?",
    size: "text?",
    material: "text?",
    measurements: "jsonb?",
    quantity: "int4",
    price_paise: "int8",
  },
  exchanges: {
    order_id: "text",
    line_id: "text",
    size_received: "text",
    size_wanted: "text",
    reason: "text",
    asked_at: "timestamptz",
    state: "text",
    variant_id: "int4?",
    decline_reason: "text?",
    courier: "text?",
    tracking_number: "text?",
    restocked: "bool",
    changed_at: "timestamptz",
  },
  payments: {
    id: "text",
    order_id: "text",
    amount_paise: "int8",
    currency: "text",
    state: "text",
    provider_order_id: "text?",
    reason: "text?",
    refund_id: "text?",
    created_at: "timestamptz",
    changed_at: "timestamptz",
  },
  payment_events: {
    id: "text",
    body: "text",
    refunds_payment: "text?",
    received_at: "timestamptz",
    handled_at: "timestamptz?",
    outcome: "text?",
  },
  bank_orders: {
    id: "text",
    receipt: "text",
    amount_paise: "int8",
    currency: "text",
    status: "text",
    created_at: "timestamptz",
  },
  bank_payments: {
    id: "text",
    bank_order_id: "text",
    amount_paise: "int8",
    currency: "text",
    status: "text",
    created_at: "timestamptz",
  },
  bank_refunds: {
    id: "text",
    bank_payment_id: "text",
    amount_paise: "int8",
    idempotency_key: "text",
    created_at: "timestamptz",
  },
};
