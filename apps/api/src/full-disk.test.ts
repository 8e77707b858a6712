import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { seedDemo } from "../seed/demo.ts";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./database/connection.ts";
import { openEmbedded } from "./database/embedded/open.ts";
import { migrate } from "./database/migrate.ts";
import type { Db } from "./database/schema.ts";
import { DatabaseUnavailable } from "./database/unavailable.ts";
import { orderInvariants } from "./orders/invariants.ts";
import { type ApiProcess, startApi } from "./testing/api-process.ts";
import { httpClient } from "./testing/http-client.ts";
import { ordered, pay } from "./testing/paying.ts";
import { ask, type Client, newShopper } from "./testing/shopper.ts";
import { smallDisk } from "./testing/small-disk.ts";
import { restock } from "./testing/stock.ts";
import { unexpected } from "./testing/template.ts";

const CYCLES = 4;

/** Does not compress. */
const randomText = () => randomBytes(2_000).toString("hex");

const enquire = (client: Client) =>
  ask(client, "POST", "/api/contacts", {
    body: { name: "Asha", email: "asha@example.com", type: "other", subject: "Fit", message: randomText() },
  });

const disk = smallDisk(400);
let shop: ApiProcess | undefined;
afterAll(() => {
  shop?.process.kill("SIGKILL");
  disk?.remove();
});

// spec: T9 full disk
describe.runIf(disk !== null)("on a full disk", () => {
  const { path = "", fill = () => {}, free = () => {} } = disk ?? {};

  test("a database that cannot write a commit starts again once there is space, with every acknowledged commit", async () => {
    const crashes: string[] = [];
    const { db, close } = await openEmbedded(
      { kind: "directory", directory: join(path, "db") },
      { onCrash: (reason) => crashes.push(reason), onConnectionLost: () => {} },
    );
    await sql`create table notes (number int not null, text text not null)`.execute(db);
    await sql`alter table notes alter text set storage plain`.execute(db);
    await sql`insert into notes values (0, '')`.execute(db);
    const write = (number: number) => sql`update notes set number = ${number}, text = ${randomText()}`.execute(db);
    // Grows the table, so that later only the log grows.
    for (let number = 0; number < 50; number += 1) await write(number);
    fill();
    let acknowledged = 49;
    const failure = await (async () => {
      for (let number = 50; ; number += 1) {
        try {
          await write(number);
          acknowledged = number;
        } catch (error) {
          return error;
        }
      }
    })();
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    await expect.poll(() => crashes).toEqual([expect.stringContaining("No space left on device")]);
    free();
    const { rows } = await sql<{ number: number }>`select number from notes`.execute(db);
    expect([acknowledged, acknowledged + 1]).toContain(rows[0]?.number);
    await write(0);
    await close();
  }, 300_000);

  test(`${CYCLES} times, a shop answers 503, loses no order, and sells again once there is space`, async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      await seedDemo(db, systemClock, () => {});
      await restock(db, "chand-khadi-top", "M", 1_000_000);
    });
    shop = await startApi({ PORT: "0", DATA_DIR: join(path, "data"), RATE_LIMITS: "relaxed", LOG_LEVEL: "silent" });
    shop.process.stdout?.resume();
    const client = httpClient(shop.address);
    const shopper = await newShopper(client);
    const placed: string[] = [];
    async function buy(): Promise<void> {
      shopper.cartToken = "";
      await shopper.add("chand-khadi-top", "M");
      const order = await ordered(shopper);
      await pay(client, shopper, order);
      placed.push(order.order.id);
    }

    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await buy();
      fill();
      const refusal = await (async () => {
        for (;;) {
          const answer = await enquire(client);
          if (answer.status !== 201) return answer;
        }
      })();
      expect(refusal).toMatchObject({ status: 503, body: { status: "error" } });
      expect([200, 503]).toContain((await ask(client, "GET", "/api/products?per_page=12")).status);
      free();
      await expect.poll(async () => (await enquire(client)).status, { timeout: 120_000 }).toBe(201);
    }
    await buy();
    expect(shop.process.exitCode).toBeNull();
    shop.process.kill("SIGKILL");
    await once(shop.process, "exit");

    await withDatabase(async (db) => {
      expect(await orderInvariants(db)).toEqual([]);
      const rows = await db.selectFrom("orders").select(["id", "status"]).execute();
      const orders = new Map(rows.map(({ id, status }) => [id, status]));
      expect(placed.map((id) => orders.get(id))).toEqual(placed.map(() => "placed"));
    });
  }, 600_000);

  async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const database = await openDatabase({ kind: "directory", directory: join(path, "data/db") }, unexpected);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }
});
