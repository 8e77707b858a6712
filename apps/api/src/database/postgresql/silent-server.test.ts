import { Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { type Proxy, startProxy } from "../../testing/postgresql/proxy.ts";
import { ask } from "../../testing/shopper.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";
import { openPostgres } from "./open.ts";

/** Long enough for a busy machine while the server speaks, since only what is never answered must run out of it. */
const PATIENCE = { connectionMs: 2_000, statementMs: 2_000, lockMs: 2_000, answerMs: 3_000 };
const EVENTS = { onCrash: expect.unreachable, onConnectionLost: () => {} };
const BUSY = { status: 503, headers: { "retry-after": "5" } };

let own: NewDatabase;
let proxy: Proxy;
let shop: TestApp;
beforeAll(async () => {
  own = await newDatabase();
  proxy = await startProxy(own.url);
  const database = await openPostgres(
    { kind: "postgresql", url: proxy.url, mustBeDurable: false, patience: PATIENCE },
    EVENTS,
  );
  await database.migrate();
  shop = await testApp({
    database,
    register(app) {
      app.post("/api/silenced", { schema: { hide: true } }, () =>
        transaction(shop.db, async (tx) => {
          await sql`create table half_done (id int)`.execute(tx);
          proxy.silence();
          await sql`insert into half_done values (1)`.execute(tx);
          return {};
        }),
      );
    },
  });
});
beforeEach(() => proxy.forward());
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await own.drop();
});

const askTimes = (times: number) => Promise.all(Array.from({ length: times }, () => ask(shop, "GET", "/api/home")));

test("a server that falls silent is given up, on old connections and new ones, and used again once it speaks", async () => {
  // More than the pool holds, so that some find a connection, some open one, and some wait for one.
  await askTimes(5);
  proxy.silence();
  for (const answer of await askTimes(15)) expect(answer).toMatchObject(BUSY);
  expect(await ask(shop, "GET", "/readyz")).toMatchObject(BUSY);
  proxy.forward();
  for (const answer of await askTimes(15)) expect(answer.status).toBe(200);
});

test("a transaction that it falls silent in is given up whole", async () => {
  expect(await ask(shop, "POST", "/api/silenced")).toMatchObject(BUSY);
  proxy.forward();
  const { rows } = await sql`select to_regclass('half_done') as "left"`.execute(shop.db);
  expect(rows).toEqual([{ left: null }]);
});

test("the machine asks on its own whether the server of a connection that nobody uses is still there", async () => {
  const asked = vi.spyOn(Socket.prototype, "setKeepAlive");
  const database = await openPostgres({ kind: "postgresql", url: proxy.url, mustBeDurable: false }, EVENTS);
  await database.close();
  expect(asked.mock.calls).toContainEqual([true, 10_000]);
  asked.mockRestore();
});
