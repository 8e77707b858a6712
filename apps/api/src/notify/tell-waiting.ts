import { z } from "zod";
import type { Catalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { FOR_A_DAY, type Jobs } from "../jobs/index.ts";
import type { Mails } from "../mail/index.ts";
import { backInStock, type NoticeContext } from "./back-in-stock-mail.ts";
import { deleteWaits, productsWaitedFor, takeWaits } from "./waits.repository.ts";

const HOUR_MS = 60 * 60_000;
/** After so long nobody remembers having asked. */
const KEPT_MS = 365 * 24 * HOUR_MS;
/** Mails written in one transaction. */
const AT_ONCE = 100;

interface TellingDependencies {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  catalogue: Catalogue;
  mails: Mails;
  context(from: Db): Promise<NoticeContext>;
}

/**
 * Writes to everybody who waits for what is back. Whoever is written to waits no longer, in the same transaction, so that two workers
 * and a crash make one mail of it. The database asks for the job when stock comes back (migration 022); what comes back in another
 * way, a product that is published again for example, is found within the hour.
 */
export function tellWaiting({ db, clock, jobs, catalogue, mails, context }: TellingDependencies): void {
  const tellSome = (productId: number): Promise<number> =>
    transaction(db, async (tx) => {
      const product = (await catalogue.sellable(tx, [productId])).get(productId);
      if (!product?.onSale || !product.inStock) return 0;
      const back = product.sizes.filter(({ left }) => left !== 0);
      const words = await context(tx);
      const waits = await takeWaits(tx, { productId, sizeIds: back.map(({ id }) => id), most: AT_ONCE });
      for (const { id, user_id, email, size_id } of waits) {
        const size = back.find((each) => each.id === size_id)?.name ?? null;
        await mails.write(tx, backInStock({ waitId: id, userId: user_id, email, product, size }, words));
      }
      return waits.length;
    });

  const notifyAll = async (productId: number, signal: AbortSignal) => {
    do signal.throwIfAborted();
    while ((await tellSome(productId)) === AT_ONCE);
  };

  jobs.define({
    kind: "tell-waiting",
    lane: "upkeep",
    deadlineMs: 5 * 60_000,
    retries: FOR_A_DAY,
    payload: z.object({ productId: z.number().int() }),
    run: ({ productId }, signal) => notifyAll(productId, signal),
  });
  jobs.every(HOUR_MS, "look-for-waiting", async (signal) => {
    for (const productId of await productsWaitedFor(db)) await notifyAll(productId, signal);
  });
  jobs.every(24 * HOUR_MS, "forget-waiting", (signal) =>
    deleteWaits(db, new Date(clock.now().getTime() - KEPT_MS), signal),
  );
}
