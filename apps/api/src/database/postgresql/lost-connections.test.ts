import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderInvariants } from "../../orders/invariants.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { type NewDatabase, newDatabase } from "../../testing/postgresql/new-database.ts";
import { ask, newShopper } from "../../testing/shopper.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { transaction } from "../transaction.ts";
import { openPostgres } from "./open.ts";

const ROUNDS = 60;

let own: NewDatabase;
let shop: TestApp;
beforeAll(async () => {
  own = await newDatabase();
  const location = { kind: "postgresql", url: own.url, mustBeDurable: false } as const;
  const database = await openPostgres(location, { onCrash: expect.unreachable, onConnectionLost: () => {} });
  await database.migrate();
  shop = await demoShop({
    database,
    register(app) {
      app.post("/api/interrupted", { schema: { hide: true } }, () =>
        transaction(shop.db, async (tx) => {
          await sql`create table half_done (id int)`.execute(tx);
          await endSessions();
          await sql`insert into half_done values (1)`.execute(tx);
          return {};
        }),
      );
    },
  });
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

/** What an administrator or a server's restart does. */
const endSessions = () =>
  own.run(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`);

test("a connection that ends between two statements of a transaction fails only that request", async () => {
  expect(await ask(shop, "POST", "/api/interrupted")).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  const { rows } = await sql`select to_regclass('half_done') as "left"`.execute(shop.db);
  expect(rows).toEqual([{ left: null }]);
});

// spec: T6 lost connections
test("after all connections end sixty times under load, each request has succeeded or can be repeated, and the shop keeps working", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const order = await shopper.pendingOrder();
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = [
      shopper.order(order, `order-${round}`),
      ...["/api/home", "/api/products", "/api/products/kesar-long-kurta", "/readyz"].map((url) =>
        ask(shop, "GET", url),
      ),
    ];
    const [answers] = await Promise.all([Promise.all(requests), endSessions()]);
    for (const { status, headers } of answers)
      if (status !== 200 && status !== 201)
        expect([status, headers["retry-after"]], `round ${round}`).toEqual([503, "5"]);
  }
  expect((await shopper.order(order, "the last one")).status).toBe(201);
  expect((await ask(shop, "GET", "/api/home")).status).toBe(200);
  expect(await orderInvariants(shop.db)).toEqual([]);
});
