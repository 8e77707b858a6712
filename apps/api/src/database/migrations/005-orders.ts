import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Orders and the money for them; and the books of the sandbox bank, which nothing of the shop refers to. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table orders (
        id text primary key check (id ~ '^ORD[0-9A-Z]{6,10}$'),
        user_id text not null references users (id),
        cart_id text,
        content_hash text not null,
        status text not null check (status in
          ('payment_pending', 'payment_failed', 'placed', 'processing', 'shipped', 'delivered', 'cancelled')),
        payment_status text not null check (payment_status in
          ('pending', 'paid', 'failed', 'refund_pending', 'refunded', 'review')),
        payment_method text not null,
        provider_order_id text unique,
        customer_name text not null,
        email text not null,
        phone text not null,
        address text not null,
        city text not null,
        state text not null,
        postal_code text not null,
        country text not null,
        subtotal_paise bigint not null check (subtotal_paise >= 0),
        discount_paise bigint not null check (discount_paise between 0 and subtotal_paise),
        shipping_paise bigint not null check (shipping_paise >= 0),
        total_paise bigint not null check (total_paise = subtotal_paise - discount_paise + shipping_paise),
        coupon_code text,
        created_at timestamptz not null,
        reserved_until timestamptz,
        check_payment_at timestamptz,
        placed_at timestamptz,
        processed_at timestamptz,
        shipped_at timestamptz,
        delivered_at timestamptz,
        check (status not in ('placed', 'processing', 'shipped', 'delivered') or placed_at is not null)
      );
      create index orders_of_user on orders (user_id, created_at desc);
      create index orders_reserved on orders (reserved_until) where status = 'payment_pending';
      create index orders_to_check on orders (check_payment_at) where check_payment_at is not null;

      create table order_lines (
        id text primary key,
        order_id text not null references orders (id),
        position smallint not null,
        product_id integer not null,
        size_id integer not null,
        product_name text not null,
        slug text not null,
        image jsonb,
        size text,
        material text,
        measurements jsonb,
        quantity integer not null check (quantity between 1 and 20),
        price_paise bigint not null check (price_paise >= 0),
        unique (order_id, position)
      );

      create table payments (
        id text primary key,
        order_id text not null references orders (id),
        amount_paise bigint not null,
        currency text not null,
        state text not null check (state in ('failed', 'accepted', 'review', 'refund_pending', 'refunded')),
        reason text,
        refund_id text,
        created_at timestamptz not null,
        changed_at timestamptz not null
      );
      create index payments_of_order on payments (order_id);
      create unique index payments_one_accepted on payments (order_id) where state = 'accepted';
      create index payments_to_refund on payments (changed_at) where state = 'refund_pending';

      create table payment_events (
        id text primary key,
        body text not null,
        received_at timestamptz not null,
        handled_at timestamptz,
        outcome text
      );

      create table bank_orders (
        id text primary key,
        receipt text not null unique,
        amount_paise bigint not null check (amount_paise >= 100),
        currency text not null,
        status text not null check (status in ('created', 'attempted', 'paid')),
        created_at timestamptz not null
      );

      create table bank_payments (
        id text primary key,
        bank_order_id text not null references bank_orders (id),
        amount_paise bigint not null,
        currency text not null,
        status text not null check (status in ('captured', 'failed', 'refunded')),
        created_at timestamptz not null
      );
      create index bank_payments_of_order on bank_payments (bank_order_id);

      create table bank_refunds (
        id text primary key,
        bank_payment_id text not null references bank_payments (id),
        amount_paise bigint not null check (amount_paise > 0),
        idempotency_key text not null unique,
        created_at timestamptz not null
      );
    `.execute(db);
  },
};
