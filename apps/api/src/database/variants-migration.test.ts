import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueInvariants } from "../catalogue/invariants.ts";
import { orderInvariants } from "../orders/invariants.ts";
import { insertLargeShop } from "../testing/large-shop.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { migrations } from "./migrations.ts";
import { transaction } from "./transaction.ts";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let before: SizeStock[];

interface SizeStock {
  size_id: number;
  free: number | null;
  reserved: number;
  sold: number;
}

/** A shop of the version before. Size 1 comes in materials 2 and 3, size 2 (of the second product, made to order) in 3 and 4. */
beforeAll(async () => {
  database = await emptyDatabase();
  const { db } = database;
  const now = testClock().now();
  const getMigrations = async (): Promise<Record<string, Migration>> => migrations;
  await new Migrator({ db, provider: { getMigrations } }).migrateTo("043-product-status");
  await transaction(db, (tx) => insertLargeShop(tx, 12, now));
  await sql`
    update product_sizes set stocked = 12, free = 5, reserved = 3, sold = 4 where id = 1;
    update product_sizes set stocked = null, free = null, sold = 2 where id = 2;
    delete from product_materials where product_id = 3;
    insert into users (id, name, email, password_hash, created_at) values ('u1', 'Asha', 'asha@example.com', '-', now())
  `.execute(db);
  const order = async (id: string, lines: [size: number, material: string | null, quantity: number][]) => {
    const isPlaced = id.startsWith("ORDPLACED");
    await sql`
      insert into orders (id, user_id, content_hash, status, payment_status, payment_method, customer_name, email, phone, address, city,
        state, postal_code, country, subtotal_paise, discount_paise, shipping_paise, total_paise, created_at, placed_at)
      values (${id}, 'u1', '-', ${isPlaced ? "placed" : "payment_pending"}, ${isPlaced ? "paid" : "pending"}, 'card', 'Asha',
        'asha@example.com', '1', '-', 'Indore', 'Madhya Pradesh', '452001', 'India', 0, 0, 0, 0, ${now}, ${isPlaced ? now : null})
    `.execute(db);
    for (const [position, [size, material, quantity]] of lines.entries()) {
      await sql`
        insert into order_lines (id, order_id, position, product_id, size_id, product_name, slug, material, quantity, price_paise)
        values (${id + position}, ${id}, ${position}, 1, ${size}, '-', '-', ${material}, ${quantity}, 0)
      `.execute(db);
    }
  };
  await order("ORDWAITING1", [
    [1, "Material 3", 2],
    [1, "A cloth that is gone", 1],
  ]);
  await order("ORDPLACED1", [
    [1, "Material 3", 1],
    [1, null, 3],
    [2, "Material 3", 2],
  ]);
  await order("ORDPLACED2", [[999_999, null, 1]]);
  await sql`
    insert into carts (id, token_hash, created_at, expires_at) values ('c1', '\\x00', now(), now());
    insert into cart_lines (id, cart_id, product_id, size_id, material_id, options_key, quantity, updated_at)
    select 'in ' || name, 'c1', 1, 1, id, name, 1, now() from materials where name in ('Material 3', 'Material 9')
    union all select 'in no cloth', 'c1', 1, 1, null, '-', 1, now()
  `.execute(db);
  const { rows } =
    await sql<SizeStock>`select id as size_id, free, reserved, sold from product_sizes order by id`.execute(db);
  before = rows;
  await database.migrate();
});
afterAll(() => database.close());

test("no counted piece is lost or doubled: each size has the free, reserved and sold pieces that it had", async () => {
  const { rows } = await sql<SizeStock>`
    select size_id, sum(free)::integer as free, sum(reserved)::integer as reserved, sum(sold)::integer as sold
    from variants group by size_id order by size_id
  `.execute(database.db);
  expect(before.length).toBe(48);
  expect(rows).toEqual(before);
});

test("free pieces are divided evenly among the materials, reserved and sold ones follow their order lines", async () => {
  const { rows } = await sql`
    select size_id, name, stock, free, reserved, sold from variants join materials on materials.id = material_id
    where size_id in (1, 2) order by variants.id
  `.execute(database.db);
  expect(rows).toEqual([
    { size_id: 1, name: "Material 2", stock: 4, free: 3, reserved: 1, sold: 3 },
    { size_id: 1, name: "Material 3", stock: 4, free: 2, reserved: 2, sold: 1 },
    { size_id: 2, name: "Material 3", stock: null, free: null, reserved: 0, sold: 2 },
    { size_id: 2, name: "Material 4", stock: null, free: null, reserved: 0, sold: 0 },
  ]);
});

test("stock starts with one movement each, and agrees with orders and catalogue", async () => {
  const broken = await orderInvariants(database.db);
  expect(broken.filter((each) => each.startsWith("variant"))).toEqual([]);
  expect(await catalogueInvariants(database.db)).toEqual([]);
  const { rows } = await sql`select variant_id from stock_movements group by variant_id having count(*) > 1`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

test("a product without materials has one variant per size, and codes are unique and readable", async () => {
  const { rows } = await sql<{ sku: string }>`
    select sku from variants where product_id = 3 order by id
  `.execute(database.db);
  expect(rows.map(({ sku }) => sku)).toEqual(["P3-S", "P3-M", "P3-L", "P3-XL"]);
});

test("lines of carts and orders refer to their variant, and to none where there is none any more", async () => {
  const { rows } = await sql<{ line: string; sku: string | null }>`
    select line.id as line, sku from cart_lines line left join variants on variants.id = variant_id
    union all select line.id, sku from order_lines line left join variants on variants.id = variant_id where order_id = 'ORDPLACED2'
    order by 1
  `.execute(database.db);
  expect(rows.map(({ line, sku }) => [line, sku])).toEqual([
    ["ORDPLACED20", null],
    ["in Material 3", "P1-S-M3"],
    ["in Material 9", null],
    ["in no cloth", "P1-S-M2"],
  ]);
});
