import { ProductAnswer } from "@selvedge/commerce/wire/catalogue";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
let id: number;
beforeAll(async () => {
  shop = await demoShop();
  ({ id } = await product("noor-khadi-kurta"));
});
afterAll(() => shop.close());

async function product(slug: string) {
  const answer = await shop.app.inject(`/api/products/${slug}`);
  return ProductAnswer.parse(answer.json()).product;
}

// spec: acceptance 2 garment
test("a product lists its garment's measurements in each size except Custom", async () => {
  const { garment } = await product("noor-khadi-kurta");
  expect(garment?.measures).toEqual(["bust", "hip", "sleeve", "length"]);
  expect(garment?.sizes.map(({ size }) => size)).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
  expect(garment?.sizes[2]).toEqual({ size: "M", millimetres: [1020, 1100, 440, 1040] });
});

test("a sari's measurements match its note", async () => {
  const { garment } = await product("rohini-chanderi-sari");
  expect(garment).toEqual({ measures: ["length", "width"], sizes: [{ size: "One size", millimetres: [5500, 1150] }] });
});

test("a missing measurement is null, and a garment without any is left out", async () => {
  const measures = shop.db.deleteFrom("garment_measures").where("product_id", "=", id);
  await measures.where("size", "=", "S").where("measure", "=", "hip").execute();
  await measures.where("size", "=", "XXL").execute();
  const { garment } = await product("noor-khadi-kurta");
  expect(garment?.sizes.map(({ millimetres }) => millimetres[1])).toEqual([1000, null, 1100, 1150, 1200]);
  await measures.execute();
  expect(await product("noor-khadi-kurta")).not.toHaveProperty("garment");
});

// spec: acceptance 2 model
test("the model's height and size are shown if the owner has given them", async () => {
  expect(await product("noor-khadi-kurta")).not.toHaveProperty("model");
  await shop.db.insertInto("product_models").values({ product_id: id, size: "S", height_cm: 173 }).execute();
  expect((await product("noor-khadi-kurta")).model).toEqual({ height_cm: 173, size: "S" });
  const sizes = sql`product_sizes where product_id = ${id} and name`;
  await sql`update product_sizes set name = 'Small' where product_id = ${id} and name = 'S'`.execute(shop.db);
  expect((await product("noor-khadi-kurta")).model).toEqual({ height_cm: 173, size: "Small" });
  await sql`delete from ${sizes} = 'Small'`.execute(shop.db);
  expect(await product("noor-khadi-kurta")).not.toHaveProperty("model");
});

test("impossible measurements and unknown sizes are refused", async () => {
  const insert = (size: string, measure: string, millimetres: number) =>
    sql`insert into garment_measures values (${id}, ${size}, ${measure}, ${millimetres})`.execute(shop.db);
  await expect(insert("M", "breast", 900)).rejects.toThrow("garment_measures_measure_check");
  await expect(insert("M", "bust", 104_000)).rejects.toThrow("garment_measures_millimetres_check");
  await expect(insert("3XL", "bust", 1200)).rejects.toThrow("garment_measures_product_id_size_fkey");
});
