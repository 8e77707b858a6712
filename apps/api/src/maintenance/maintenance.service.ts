import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import { announcedValue } from "../database/announced-value.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { transaction } from "../database/transaction.ts";
import { toJson } from "../json.ts";
import type { RecordChange } from "../record-change.ts";

const MINUTE_MS = 60_000;
const AGAIN_AT_LEAST_S = 30;
const REFRESH_MS = 5_000;

/** Closes the shop to shoppers, in all processes. */
export interface Maintenance {
  /** Seconds after which a shopper may come again; null: the shop is open. */
  secondsLeft(): Promise<number | null>;
  /** Closes it, or corrects for how long. */
  begin(minutes: number, record: RecordChange): Promise<void>;
  /** Opens it. Resolves with false if it was open. */
  end(record: RecordChange): Promise<boolean>;
}

interface MaintenanceDependencies {
  database: ShopDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
}

const SUBJECT = "maintenance";

export function createMaintenance({ database, clock, log }: MaintenanceDependencies): Maintenance {
  const { db, changes } = database;
  let last: Date | null = null;
  const expectedUntil = announcedValue({
    changes,
    key: "maintenance",
    refreshMs: REFRESH_MS,
    async read() {
      const row = await db.selectFrom("maintenance").select("expected_until").executeTakeFirst();
      last = row?.expected_until ?? null;
      return last;
    },
    onError(error) {
      // Requests that need the database tell what is wrong with it.
      log.warn({ err: error }, "whether the shop is closed for maintenance could not be read");
      return last;
    },
  });

  return {
    async secondsLeft() {
      const until = await expectedUntil();
      if (until === null) return null;
      return Math.max(AGAIN_AT_LEAST_S, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
    },

    begin: (minutes, record) =>
      transaction(db, async (tx) => {
        const now = clock.now();
        const until = new Date(now.getTime() + minutes * MINUTE_MS);
        const before = await tx.selectFrom("maintenance").select("expected_until").forUpdate().executeTakeFirst();
        await tx
          .insertInto("maintenance")
          .values({ began_at: now, expected_until: until })
          .onConflict((same) => same.column("single_row").doUpdateSet({ expected_until: until }))
          .execute();
        await record(tx, {
          subject: SUBJECT,
          before: { until: toJson(before?.expected_until ?? null) },
          after: { until: toJson(until) },
        });
      }),

    end: (record) =>
      transaction(db, async (tx) => {
        const ended = await tx.deleteFrom("maintenance").returning("expected_until").executeTakeFirst();
        if (!ended) return false;
        await record(tx, {
          subject: SUBJECT,
          before: { until: toJson(ended.expected_until) },
          after: { until: null },
        });
        return true;
      }),
  };
}
