import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { embeddedUpkeep, vacuum } from "./upkeep.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test("requests run between the vacuuming of two tables", async () => {
  const events: string[] = [];
  const vacuuming = vacuum(shop.db, new AbortController().signal).then(() => events.push("every table is done"));
  for (const request of ["first", "second", "third"]) {
    await shop.app.inject("/api/products");
    events.push(`the ${request} request is answered`);
  }
  await vacuuming;
  expect(events).toEqual([
    "the first request is answered",
    "the second request is answered",
    "the third request is answered",
    "every table is done",
  ]);
});

test("every table has been analysed, and its dead rows are gone", async () => {
  await shop.db
    .insertInto("attempts")
    .values(["a", "b"].map((subject) => ({ policy: "p", subject, window_started_at: shop.clock.now(), count: 1 })))
    .execute();
  await shop.db.updateTable("attempts").set({ count: 2 }).execute();
  await vacuum(shop.db, new AbortController().signal);
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples::int from pg_class where oid = 'attempts'::regclass
  `.execute(shop.db);
  expect(rows).toEqual([{ reltuples: 2 }]);
});

test("vacuuming stops between two tables when it is aborted", async () => {
  const giveUp = new AbortController();
  const vacuuming = vacuum(shop.db, giveUp.signal);
  giveUp.abort(new Error("enough"));
  await expect(vacuuming).rejects.toThrow("enough");
});

test("the jobs run the engine's maintenance", async () => {
  const upkeep = embeddedUpkeep(shop.db);
  const done: string[] = [];
  const counted = upkeep.map((work) => ({ ...work, run: async () => void done.push(work.kind) }));
  const own = await testApp({ database: { ...(await testDatabase()), upkeep: counted } });
  await own.runJobs();
  await own.close();
  expect(done).toEqual(["database-checkpoint", "database-vacuum"]);
});
