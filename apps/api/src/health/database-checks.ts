import { sql } from "kysely";
import { countPendingMigrations } from "../database/migrate.ts";
import type { Db } from "../database/schema.ts";
import { type Check, isWell } from "./check.ts";

/** What a database says about the shop in it. Rejects if it does not answer. */
export async function databaseChecks(db: Db): Promise<Check[]> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const reachable = isWell("database", `answers; PostgreSQL ${rows[0]?.version ?? ""}`);
  const pending = await countPendingMigrations(db);
  if (pending > 0) {
    const found = pending === 1 ? "1 has not run." : `${pending} have not run.`;
    return [reachable, { name: "migrations", found, todo: "Start the shop, which runs them." }];
  }
  return [reachable, isWell("migrations", "all have run"), await jobsCheck(db), await picturesCheck(db)];
}

async function jobsCheck(db: Db): Promise<Check> {
  const failed = await db
    .selectFrom("jobs")
    .select(["kind", (job) => job.fn.countAll<number>().as("count")])
    .where("failed_at", "is not", null)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  if (failed.length === 0) return isWell("jobs", "none was given up");
  const kinds = failed.map(({ kind, count }) => `${count} ${kind}`).join(", ");
  return {
    name: "jobs",
    found: `given up: ${kinds}.`,
    todo: 'Mend the cause and queue them again: "Failed jobs" in docs/operations.md.',
  };
}

async function picturesCheck(db: Db): Promise<Check> {
  const { rows } = await sql<{ waiting: number; slugs: string[] }>`
    select count(distinct upload.key) filter (where failure is null) as waiting,
      coalesce(array_agg(distinct slug order by slug) filter (where failure is not null), '{}') as slugs
    from picture_uploads upload
    join product_pictures entry on upload.key in (entry.picture_key, entry.next_key)
    join products on products.id = entry.product_id
    where not exists (select from pictures made where made.key = upload.key)
  `.execute(db);
  const { waiting = 0, slugs = [] } = rows[0] ?? {};
  if (slugs.length > 0) {
    const todo = `npm run shop -- picture list ${slugs[0] ?? ""} says why; replace the photo.`;
    return { name: "pictures", found: `some cannot be made, of ${slugs.join(", ")}.`, todo };
  }
  return isWell("pictures", waiting === 0 ? "all are made" : `${waiting} being made`);
}
