import { Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { type Proxy, startProxy } from "../../testing/postgresql/proxy.ts";
import { ask } from "../../testing/shopper.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";
import { openPostgres } from "./open.ts";

/** Long enough for a busy machine while the server responds: only unanswered calls may time out. */
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

// spec: T6 lost connections
test("requests to a server that stops responding time out, on old and new connections, and work again once it responds", async () => {
  // More than the pool holds, so that some find a connection, some open one, and some wait for one.
  await askTimes(5);
  proxy.silence();
  for (const answer of await askTimes(15)) expect(answer).toMatchObject(BUSY);
  expect(await ask(shop, "GET", "/readyz")).toMatchObject(BUSY);
  proxy.forward();
  for (const answer of await askTimes(15)) expect(answer.status).toBe(200);
});

test("a transaction during which the server stops responding fails as a whole", async () => {
  expect(await ask(shop, "POST", "/api/silenced")).toMatchObject(BUSY);
  proxy.forward();
  const { rows } = await sql`select to_regclass('half_done') as "left"`.execute(shop.db);
  expect(rows).toEqual([{ left: null }]);
});

test("TCP keep-alive checks the server of an idle connection", async () => {
  const asked = vi.spyOn(Socket.prototype, "setKeepAlive");
  const database = await openPostgres({ kind: "postgresql", url: proxy.url, mustBeDurable: false }, EVENTS);
  await database.close();
  expect(asked.mock.calls).toContainEqual([true, 10_000]);
  asked.mockRestore();
});
