import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop } from "../../server.ts";
import { readSettings } from "../../settings/settings.ts";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";

let own: NewDatabase;
let dataDirectory: string;
beforeAll(async () => {
  own = await newDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), "shop-"));
});
afterAll(async () => {
  await own.drop();
  await rm(dataDirectory, { recursive: true });
});

/** The shop's sessions, seen from outside. */
async function sessions(): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env["TEST_DATABASE_URL"] });
  await client.connect();
  const statement = "select query from pg_stat_activity where datname = $1";
  const { rows } = await client.query<{ query: string }>(statement, [new URL(own.url).pathname.slice(1)]);
  await client.end();
  return rows.map(({ query }) => query);
}

test("a stopping shop finishes running requests, and leaves no session on the server", async () => {
  const arrived = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const shop = await startShop({
    settings: readSettings({ DATABASE_URL: own.url, DATA_DIR: dataDirectory, PORT: "0", LOG_LEVEL: "silent" }),
    report: () => {},
    async register({ app, changes, db }) {
      changes.listen({ changed: () => {}, missed: () => {} });
      app.get("/slow", async () => {
        arrived.resolve();
        await stopped.promise;
        return (await sql<{ answer: number }>`select 42 as answer`.execute(db)).rows;
      });
    },
  });
  await expect.poll(() => sessions().then((all) => all.some((query) => /^(un)?listen|notify/i.test(query)))).toBe(true);
  const slow = fetch(`${shop.address}/slow`);
  await arrived.promise;
  const stopping = shop.stop();
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(503);
  stopped.resolve();
  expect(await (await slow).json()).toEqual([{ answer: 42 }]);
  await stopping;
  await expect(fetch(`${shop.address}/healthz`)).rejects.toThrow("fetch failed");
  await expect.poll(sessions).toEqual([]);
});
