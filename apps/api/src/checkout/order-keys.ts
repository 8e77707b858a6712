import { createHash } from "node:crypto";
import { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { z } from "zod";
import { ORDER_KEY_HOURS } from "@selvedge/commerce/promises";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/index.ts";
import { deleteKeys, findKey, saveAnswer, saveKey } from "./idempotency.repository.ts";

const HOUR_MS = 60 * 60_000;
const KEPT_MS = ORDER_KEY_HOURS * HOUR_MS;
const STARTED = z.object({ orderId: z.string() });

/** A key's order, and the answer that was given for it, if any. */
interface KeyOutcome {
  orderId: string;
  answer: PlacedOrder | null;
}

/**
 * `Idempotency-Key`s of order creation. A key belongs to one user and one request for 24 hours, and returns the same
 * order as long as that can be paid.
 */
export interface OrderKeys {
  /** The key's earlier outcome. 409 if it came with another request. Only reliable while holding the shopper's lock. */
  earlier(reader: Db, key: OrderKey): Promise<KeyOutcome | undefined>;
  /** Assigns the key to the order, in the order's own transaction, replacing an earlier order. */
  begin(tx: Tx, key: OrderKey, orderId: string): Promise<void>;
  /** Stores the answer for its order. Resolves with the answer to give: the first that was stored for this order. */
  finish(key: OrderKey, answer: PlacedOrder): Promise<PlacedOrder>;
}

export interface OrderKey {
  userId: string;
  /** As the client sent it. */
  key: string;
  /** `fingerprint` of the request that it came with. */
  fingerprint: string;
}

/** A hash of the request's content. */
export function fingerprint(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("base64url");
}

export function createOrderKeys({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): OrderKeys {
  const scopeOf = ({ userId }: OrderKey) => `checkout:${userId}`;
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS);
  jobs.every(HOUR_MS, "forget-order-keys", (signal) => deleteKeys(db, oldest(), signal));

  return {
    async earlier(reader, key) {
      const row = await findKey(reader, scopeOf(key), key.key);
      if (!row || row.created_at < oldest()) return undefined;
      if (row.fingerprint !== key.fingerprint) {
        throw new Refusal(409, "This Idempotency-Key came with another order before. Use a new one.");
      }
      if (row.status === null) return { orderId: STARTED.parse(row.answer).orderId, answer: null };
      const answer = PlacedOrder.parse(row.answer);
      return { orderId: answer.order.id, answer };
    },

    begin: (tx, key, orderId) =>
      saveKey(tx, {
        scope: scopeOf(key),
        key: key.key,
        fingerprint: key.fingerprint,
        answer: { orderId },
        createdAt: clock.now(),
      }),

    async finish(key, answer) {
      const started = { orderId: answer.order.id };
      await saveAnswer(db, { scope: scopeOf(key), key: key.key, started, status: 201, answer });
      const row = await findKey(db, scopeOf(key), key.key);
      const kept = row?.status === 201 ? PlacedOrder.parse(row.answer) : answer;
      // The key may belong to another order by now.
      return kept.order.id === answer.order.id ? kept : answer;
    },
  };
}
