import type { GeneratedAlways } from "kysely";
import type { ColumnsOf } from "./columns.ts";

/** The wishlist of an account, or of a guest, whose session id is stored as its SHA-256. */
export interface WishlistTable {
  id: string;
  user_id: string | null;
  session_hash: Buffer | null;
  /** Set for guests' lists only. */
  expires_at: Date | null;
}

/** A product of a wishlist, once per list. */
export interface WishlistEntryTable {
  id: string;
  /** The newest is shown first. */
  sequence: GeneratedAlways<number>;
  wishlist_id: string;
  product_id: number;
}

/**
 * A request to be told when a size is back in stock; without a size, when the product is. Deleted once the mail is
 * written.
 */
export interface StockWaitTable {
  id: GeneratedAlways<number>;
  product_id: number;
  size_id: number | null;
  /** The user who was signed in when asking, whatever address they gave. */
  user_id: string | null;
  /** Normalised (`normaliseEmail`). */
  email: string;
  created_at: Date;
}

/** A contact that cannot order: a normalised email address, or a phone number in its stored form. */
export interface BlockTable {
  contact: string;
  reason: string;
  blocked_at: Date;
}

export interface KeepingTables {
  blocks: BlockTable;
  wishlists: WishlistTable;
  wishlist_entries: WishlistEntryTable;
  stock_waits: StockWaitTable;
}

export const keepingColumns: ColumnsOf<KeepingTables> = {
  blocks: { contact: "text", reason: "text", blocked_at: "timestamptz" },
  wishlists: {
    id: "text",
    user_id: "text?",
    session_hash: "bytea?",
    expires_at: "timestamptz?",
  },
  wishlist_entries: {
    id: "text",
    sequence: "int8",
    wishlist_id: "text",
    product_id: "int4",
  },
  stock_waits: {
    id: "int8",
    product_id: "int4",
    size_id: "int4?",
    user_id: "text?",
    email: "text",
    created_at: "timestamptz",
  },
};
