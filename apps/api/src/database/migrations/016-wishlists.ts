import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What shoppers keep: each list belongs either to an account or to whoever knows its session id, of which only the hash is stored. */
export const wishlists: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table wishlists (
        id text primary key,
        user_id text unique references users (id) on delete cascade,
        session_hash bytea unique,
        expires_at timestamptz,
        check ((user_id is null) <> (session_hash is null)),
        check ((user_id is null) = (expires_at is not null))
      );
      create index wishlists_by_expiry on wishlists (expires_at) where expires_at is not null;

      create table wishlist_entries (
        id text primary key,
        sequence bigint generated always as identity,
        wishlist_id text not null references wishlists (id) on delete cascade,
        product_id integer not null references products (id) on delete cascade,
        unique (wishlist_id, product_id)
      );
      create index wishlist_entries_by_product on wishlist_entries (product_id);
    `.execute(db);
  },
};
