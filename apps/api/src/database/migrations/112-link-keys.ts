import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Links to papers and out of the newsletter are signed (docs/decisions/027-links.md), so the database need not keep what opens them.
 * Keys and tokens that stand in earlier mails go on working by their hashes. The previous version reads them as they are, so on a database
 * that it may still run on they stay for 30 days, also those of new rows: `clear_links` has the end. The version after this one
 * drops `clear_links`, the functions, and the columns `key` and `unsubscribe_token`.
 */
export const linkKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table link_secrets (fingerprint text primary key);

      create table clear_links (until timestamptz primary key);
      insert into clear_links select now() + interval '30 days'
        where exists (select from orders) or exists (select from subscribers);

      create function keeps_clear_links() returns boolean language sql stable as
        'select exists (select from clear_links where until > now())';
      create function hash_of_link(key text) returns text language sql immutable as
        $$ select encode(sha256(convert_to(key, 'UTF8')), 'hex') $$;

      alter table invoices add column key_hash text, add column is_closed boolean not null default false;
      alter table credit_notes add column key_hash text, add column is_closed boolean not null default false;

      create or replace function keep_invoice() returns trigger language plpgsql as $$
        begin
          if to_jsonb(new) - '{key,key_hash,is_closed}'::text[] <> to_jsonb(old) - '{key,key_hash,is_closed}'::text[] then
            raise exception 'invoice % is issued and cannot change', old.number;
          end if;
          return new;
        end
      $$;
      create or replace function keep_credit_note() returns trigger language plpgsql as $$
        begin
          if to_jsonb(new) - '{key,key_hash,is_closed}'::text[] <> to_jsonb(old) - '{key,key_hash,is_closed}'::text[] then
            raise exception 'credit note % is issued and cannot change', old.number;
          end if;
          return new;
        end
      $$;
      -- They compare whole documents, which takes long in a large shop.
      alter table invoices disable trigger keeps_invoice;
      alter table credit_notes disable trigger keeps_credit_note;
      update invoices set key_hash = hash_of_link(key), is_closed = key is null;
      update credit_notes set key_hash = hash_of_link(key), is_closed = key is null;
      alter table invoices enable trigger keeps_invoice;
      alter table credit_notes enable trigger keeps_credit_note;

      create function hash_key() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            -- Only the previous version gives a key, and has shown it.
            if new.key is null and keeps_clear_links() then
              new.key := replace(gen_random_uuid()::text, '-', '');
            end if;
            new.key_hash := hash_of_link(new.key);
          elsif old.key is not null and new.key is null and keeps_clear_links() then
            -- The previous version closes a link by removing its key.
            new.is_closed := true;
          end if;
          if new.is_closed then
            new.key := null;
            new.key_hash := null;
          end if;
          return new;
        end
      $$;
      create trigger hashes_key before insert or update on invoices for each row execute function hash_key();
      create trigger hashes_key before insert or update on credit_notes for each row execute function hash_key();

      alter table subscribers alter column unsubscribe_token drop not null,
        add column link_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
        add column unsubscribe_hash text unique;
      update subscribers set unsubscribe_hash = hash_of_link(unsubscribe_token);

      create function hash_unsubscribe_token() returns trigger language plpgsql as $$
        begin
          if new.unsubscribe_token is null and keeps_clear_links() then
            new.unsubscribe_token := replace(gen_random_uuid()::text, '-', '');
          end if;
          new.unsubscribe_hash := hash_of_link(new.unsubscribe_token);
          return new;
        end
      $$;
      create trigger hashes_token before insert on subscribers for each row execute function hash_unsubscribe_token()
    `.execute(db);
  },
};
