import type { Database, Db } from "../database/schema.ts";

/** The module of each table, in an order in which all tables can be emptied. New tables are added here. */
const MODULE_OF = {
  demo_marks: "seed",
  jobs: "jobs",
  attempts: "limits",
  mails: "mail",
  order_reads: "audit",
  audit: "audit",
  settings: "shop-settings",
  idempotency_keys: "orders",
  refund_lines: "orders",
  refunds: "orders",
  credit_notes: "orders",
  credit_note_series: "orders",
  payments: "orders",
  shipments: "orders",
  exchanges: "orders",
  invoices: "orders",
  invoice_series: "orders",
  order_lines: "orders",
  orders: "orders",
  payment_events: "payments",
  bank_refunds: "payments",
  bank_payments: "payments",
  bank_orders: "payments",
  enquiries: "contact",
  subscribers: "newsletter",
  cart_lines: "cart",
  carts: "cart",
  coupons: "coupon",
  password_resets: "auth",
  email_changes: "auth",
  identities: "auth",
  sign_in_starts: "auth",
  stock_waits: "notify",
  blocks: "blocks",
  maintenance: "maintenance",
  wishlist_entries: "wishlist",
  wishlists: "wishlist",
  sessions: "auth",
  users: "auth",
  staff_sessions: "staff",
  staff: "staff",
  former_product_slugs: "catalogue",
  former_category_slugs: "catalogue",
  reviews: "catalogue",
  garment_measures: "catalogue",
  product_models: "catalogue",
  variants: "catalogue",
  stock_movements: "catalogue",
  product_sizes: "catalogue",
  product_materials: "catalogue",
  product_pictures: "catalogue",
  product_categories: "catalogue",
  products: "catalogue",
  materials: "catalogue",
  categories: "catalogue",
  pictures: "catalogue",
  picture_uploads: "media",
  product_ratings: "catalogue",
  product_texts: "catalogue",
  text_words: "catalogue",
} as const satisfies Record<keyof Database, string>;

type Module = (typeof MODULE_OF)[keyof Database];

/** Empties a module's tables, for the next test of a file. */
export async function empty(db: Db, module: Module): Promise<void> {
  for (const [table, owner] of Object.entries(MODULE_OF)) {
    if (owner === module) await db.deleteFrom(table as keyof Database).execute();
  }
}
