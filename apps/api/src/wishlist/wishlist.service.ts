import { createHash } from "node:crypto";
import { isWishlistSession } from "@selvedge/commerce/wishlist-session";
import type { AddedToWishlist, RemovedFromWishlist, Wishlist, WishlistCheck } from "@selvedge/commerce/wire/wishlist";
import { type Catalogue, readProductId } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import { randomId } from "../random-id.ts";
import { countEntries, deleteEntry, findEntries, hasEntry, insertEntry, moveEntries } from "./entries.repository.ts";
import {
  deleteExpiredLists,
  deleteList,
  findListId,
  insertList,
  lockList,
  type Owner,
} from "./wishlists.repository.ts";

const HOUR_MS = 60 * 60_000;
/** How long a guest's list is kept to which nothing is added. */
const GUEST_LIFE_MS = 180 * 24 * HOUR_MS;
/** More than anybody looks through, and little enough to be answered whole. */
const MOST_ENTRIES = 200;

/** Who asks for a list: an account, or whoever sends a session id. */
export interface Caller {
  userId: string | null;
  /** As it was sent; whatever cannot be an id opens no list. */
  sentSession: unknown;
  address: string;
}

/**
 * Lists of what shoppers keep. With an account the list is the account's, and what was kept under the session id before joins it at
 * the first call: from then on the id opens nothing.
 */
export interface Wishlists {
  /** Adding twice is adding once. Refuses with 422 what is not on sale, with 409 what is too much, with 429 too many new lists. */
  add(caller: Caller, productId: number): Promise<AddedToWishlist>;
  /** Removing what is not there has worked. */
  remove(caller: Caller, productInPath: string): Promise<RemovedFromWishlist>;
  /** The newest first. What is no longer on sale is left out. */
  list(caller: Caller): Promise<Wishlist>;
  check(caller: Caller, productInPath: string): Promise<WishlistCheck>;
  /** The products that an account keeps, those that are no longer on sale among them. The list goes with the account. */
  keptBy(userId: string): Promise<number[]>;
}

interface WishlistDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  attempts: Attempts;
  catalogue: Catalogue;
}

/** The shop's wishlists. */
export function createWishlists({ db, clock, jobs, attempts, catalogue }: WishlistDependencies): Wishlists {
  jobs.every(HOUR_MS, "expire-wishlists", (signal) => deleteExpiredLists(db, clock.now(), signal));

  /** The list of an owner, held until the transaction ends; a new one if there is none. */
  async function openList(tx: Tx, owner: Owner): Promise<string> {
    const expiresAt = "userId" in owner ? null : new Date(clock.now().getTime() + GUEST_LIFE_MS);
    await insertList(tx, { id: randomId(), owner, expiresAt });
    const id = await lockList(tx, owner);
    // Somebody else's transaction may have taken the list away since, when its session joined an account.
    return id ?? openList(tx, owner);
  }

  /** Whose list a call is about; null when nobody's. What a session kept joins the account on the way. */
  async function ownerOf({ userId, sentSession }: Caller): Promise<Owner | null> {
    if (!isWishlistSession(sentSession)) return null;
    const guest = { sessionHash: createHash("sha256").update(sentSession).digest() };
    if (userId === null) return guest;
    const account = { userId };
    if ((await findListId(db, guest)) !== undefined) await join(guest, account);
    return account;
  }

  async function join(guest: Owner, account: Owner): Promise<void> {
    await transaction(db, async (tx) => {
      const from = await lockList(tx, guest);
      if (from === undefined) return;
      const into = await openList(tx, account);
      await moveEntries(tx, { from, into, most: MOST_ENTRIES - (await countEntries(tx, into)) });
      await deleteList(tx, from);
    });
  }

  return {
    async keptBy(userId) {
      const listId = await findListId(db, { userId });
      const entries = listId === undefined ? [] : await findEntries(db, listId);
      return entries.map(({ product_id }) => product_id);
    },

    async add(caller, productId) {
      const owner = await ownerOf(caller);
      if (!owner) throw new Refusal(422, "No session ID available");
      if (!(await catalogue.kept([productId])).has(productId)) {
        throw refusedField("product_id", "Product not found");
      }
      if (!("userId" in owner) && (await findListId(db, owner)) === undefined) {
        await attempts.take("new-wishlist", caller.address);
      }
      await transaction(db, async (tx) => {
        const listId = await openList(tx, owner);
        if (await hasEntry(tx, listId, productId)) return;
        if ((await countEntries(tx, listId)) >= MOST_ENTRIES) {
          throw new Refusal(409, "Your wishlist is full. Remove a piece to add another.");
        }
        await insertEntry(tx, { id: randomId(), listId, productId });
      });
      return { status: "success", message: "Product added to wishlist" };
    },

    async remove(caller, productInPath) {
      const owner = await ownerOf(caller);
      const productId = readProductId(productInPath);
      if (owner && productId !== null) {
        await transaction(db, async (tx) => {
          const listId = await lockList(tx, owner);
          if (listId !== undefined) await deleteEntry(tx, listId, productId);
        });
      }
      return { status: "success", deleted: true };
    },

    async list(caller) {
      const owner = await ownerOf(caller);
      const listId = owner && (await findListId(db, owner));
      if (!listId) return [];
      const entries = await findEntries(db, listId);
      const products = await catalogue.kept(entries.map(({ product_id }) => product_id));
      return entries.flatMap(({ id, product_id }) => {
        const product = products.get(product_id);
        return product ? [{ id, product_id, product }] : [];
      });
    },

    async check(caller, productInPath) {
      const owner = await ownerOf(caller);
      const productId = readProductId(productInPath);
      const listId = owner && productId !== null ? await findListId(db, owner) : undefined;
      return { wishlisted: listId !== undefined && productId !== null && (await hasEntry(db, listId, productId)) };
    },
  };
}
