import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Carts, which hold nothing about who fills them, and coupons. */
export const cart: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table carts (
        id text primary key,
        token_hash bytea not null unique,
        weak_token_hash bytea unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index carts_by_expiry on carts (expires_at);

      create table cart_lines (
        id text primary key,
        sequence bigint generated always as identity,
        cart_id text not null references carts (id) on delete cascade,
        product_id integer not null references products (id) on delete cascade,
        size_id integer not null references product_sizes (id) on delete cascade,
        material_id integer references materials (id),
        measurements jsonb,
        options_key text not null,
        quantity integer not null check (quantity between 1 and 20),
        updated_at timestamptz not null,
        unique (cart_id, product_id, options_key)
      );
      create index cart_lines_by_product on cart_lines (product_id);
      create index cart_lines_by_size on cart_lines (size_id);

      create table coupons (
        code text primary key check (code ~ '^[A-Z0-9-]{3,32}$'),
        discount_basis_points integer check (discount_basis_points between 0 and 10000),
        discount_paise bigint check (discount_paise >= 0),
        max_discount_paise bigint check (max_discount_paise >= 0),
        starts_at timestamptz,
        ends_at timestamptz,
        use_limit integer check (use_limit >= 0),
        used integer not null default 0 check (used >= 0),
        check ((discount_basis_points is null) <> (discount_paise is null)),
        check (used <= use_limit)
      );
    `.execute(db);
  },
};
