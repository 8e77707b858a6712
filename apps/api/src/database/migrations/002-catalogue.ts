import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the shop sells. Stock lies at the size; what came in is always free, reserved or sold, and the database itself
 * refuses a change that breaks this sum.
 */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pictures (
        key text primary key,
        alt text not null,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        color text not null check (color ~ '^#[0-9a-f]{6}$'),
        avif jsonb not null,
        webp jsonb not null,
        jpeg text
      );

      create table categories (
        id integer generated always as identity primary key,
        parent_id integer references categories (id),
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        name text not null,
        description text not null,
        position integer not null
      );

      create table materials (
        id integer generated always as identity primary key,
        code text not null unique,
        name text not null,
        color_code text not null check (color_code ~ '^#[0-9a-f]{6}$'),
        swatch_key text references pictures (key),
        cloth_key text references pictures (key)
      );

      create table products (
        id integer generated always as identity primary key,
        code text not null unique,
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        name text not null,
        description text not null,
        meta_description text not null,
        style_note text not null,
        care_instructions text not null,
        note text not null,
        main_category_id integer not null references categories (id),
        price_paise bigint not null check (price_paise >= 0),
        sale_price_paise bigint not null check (sale_price_paise between 0 and price_paise),
        discount_basis_points integer check (discount_basis_points between 1 and 10000),
        discount_paise bigint check (discount_paise > 0),
        offer_ends_at timestamptz,
        is_new boolean not null,
        best_seller_rank integer,
        position integer not null,
        published_at timestamptz,
        withdrawn_at timestamptz,
        check (discount_basis_points is null or discount_paise is null),
        check (coalesce(discount_basis_points, discount_paise) is not null
               or (sale_price_paise = price_paise and offer_ends_at is null))
      );
      create index products_by_position on products (position, id);
      create index products_by_main_category on products (main_category_id);

      create table product_categories (
        product_id integer not null references products (id) on delete cascade,
        category_id integer not null references categories (id) on delete cascade,
        primary key (product_id, category_id)
      );
      create index product_categories_by_category on product_categories (category_id, product_id);

      create table product_pictures (
        product_id integer not null references products (id) on delete cascade,
        position integer not null,
        picture_key text not null references pictures (key),
        primary key (product_id, position)
      );

      create table product_materials (
        product_id integer not null references products (id) on delete cascade,
        material_id integer not null references materials (id),
        position integer not null,
        primary key (product_id, material_id)
      );

      create table product_sizes (
        id integer generated always as identity primary key,
        product_id integer not null references products (id) on delete cascade,
        name text not null,
        made_to_measure boolean not null,
        position integer not null,
        stocked integer,
        free integer check (free >= 0),
        reserved integer not null default 0 check (reserved >= 0),
        sold integer not null default 0 check (sold >= 0),
        unique (product_id, name),
        check ((stocked is null) = (free is null)),
        check (free + reserved + sold = stocked)
      );

      create table reviews (
        id integer generated always as identity primary key,
        product_id integer not null references products (id) on delete cascade,
        author_name text not null,
        rating smallint not null check (rating between 1 and 5),
        comment text not null,
        fit text check (fit in ('small', 'true', 'large')),
        verified boolean not null,
        status text not null check (status in ('waiting', 'approved', 'rejected')),
        created_at timestamptz not null
      );
      create index reviews_approved on reviews (product_id, created_at desc) where status = 'approved';
    `.execute(db);
  },
};
