import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../seed/demo.ts";
import { loadSnapshot } from "../../backup/load-snapshot.ts";
import { moveShop } from "../../backup/move-shop.ts";
import { withSnapshot } from "../../backup/snapshot.ts";
import { catalogueInvariants } from "../../catalogue/index.ts";
import { orderInvariants } from "../../orders/index.ts";
import { demoShop } from "../../testing/demo-shop.ts";
import { ordered, pay } from "../../testing/paying.ts";
import { newDatabase } from "../../testing/postgresql/new-database.ts";
import { newShopper } from "../../testing/shopper.ts";
import { restock } from "../../testing/stock.ts";
import { tableContents } from "../../testing/table-contents.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { migratedTemplate, unexpected } from "../../testing/template.ts";
import { emptyDatabase, inMemory } from "../../testing/test-database.ts";
import { openDatabase } from "../connection.ts";

const PIECE = "kesar-long-kurta";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
  await restock(shop.db, PIECE, "M", 20);
});
afterAll(() => shop.close());

async function buy(at: TestApp): Promise<string> {
  const shopper = await newShopper(at);
  await shopper.add(PIECE, "M");
  const placed = await ordered(shopper);
  await pay(at, shopper, placed);
  return placed.order.id;
}

// spec: T18 backup and restore
test("a backup holds one moment: an order that is paid while tables are read is in none of them", async () => {
  const before = await buy(shop);
  const database = await emptyDatabase();
  let during = "";
  await withSnapshot(shop.db, async (snapshot) => {
    const tables = snapshot.tables.map((table) => ({
      ...table,
      async *rows() {
        // Between the orders and their lines, stock and payments.
        if (table.name === "order_lines") during = await buy(shop);
        yield* table.rows();
      },
    }));
    await loadSnapshot(database.db, { ...snapshot, tables }, { isDryRun: false, report: () => {} });
  });
  const ids = (await database.db.selectFrom("orders").select("id").execute()).map(({ id }) => id);
  expect(ids).toContain(before);
  expect(during).toMatch(/^ORD/);
  expect(ids).not.toContain(during);
  expect(await orderInvariants(database.db)).toEqual([]);
  expect(await catalogueInvariants(database.db)).toEqual([]);
  await database.close();
});

test("a migration that would rewrite a table waits until a backup has read the database", async () => {
  const migrate = () =>
    shop.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '100ms'`.execute(tx);
      await sql`alter table wishlist_entries add column rewritten uuid default gen_random_uuid()`.execute(tx);
    });
  await withSnapshot(shop.db, () => expect(migrate()).rejects.toThrow("lock timeout"));
  await migrate();
});

// spec: T18 backup and restore
test("a shop moves from the embedded engine to a server with every row, and goes on selling there", async () => {
  const from = await inMemory(await migratedTemplate());
  const embedded = await testApp({ database: from, clock: shop.clock });
  await seedDemo(embedded.db, embedded.clock, () => {});
  await restock(embedded.db, PIECE, "M", 20);
  await buy(embedded);
  await embedded.runJobs();
  const before = await tableContents(embedded.db);

  const { url, drop } = await newDatabase();
  const target = await openDatabase({ kind: "postgresql", url, mustBeDurable: false }, unexpected);
  const lines: string[] = [];
  const move = (report: (line: string) => void, isDryRun = false) => moveShop({ from, to: target, isDryRun, report });
  const failing = (line: string) => {
    if (line.startsWith("orders:")) throw new Error("The line is cut.");
  };
  await expect(move(failing)).rejects.toThrow("The line is cut.");
  await move(() => {}, true);
  const tables = await move((line) => lines.push(line));
  expect(await tableContents(target.db)).toEqual(before);
  expect(lines).toHaveLength(tables.length);
  await expect(move(() => {})).rejects.toThrow("The database is not empty");

  const moved = await testApp({ database: target, clock: shop.clock });
  await buy(moved);
  await moved.runJobs();
  expect(await orderInvariants(moved.db)).toEqual([]);
  await moved.close();
  await embedded.close();
  await drop();
});
