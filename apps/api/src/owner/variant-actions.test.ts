import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { paidOrder } from "../testing/paying.ts";
import { newShopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";
import { answerCommand } from "./answer-command.ts";

const SLUG = "mira-tiered-dress";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const said = async (...words: string[]) => (await answerCommand(shop, words)).message;
const skus = async (slug = SLUG) => (await visitor(shop).product(slug)).skus;

test("a price, a weight, a size and a material are on the product's page with the next request", async () => {
  const before = await skus();
  const [first] = before;
  if (!first?.material) throw new Error("The dress has no materials.");
  const inAll = before.filter(({ size }) => size === first.size);

  expect(await said("weight", "set", SLUG, "340")).toBe(`${SLUG} weighs 340 g.`);
  expect(new Set((await skus()).map(({ weight_grams }) => weight_grams))).toEqual(new Set([340]));
  expect(await said("weight", "set", SLUG, "360", "--size", first.size)).toBe(`${SLUG} ${first.size} weighs 360 g.`);
  expect((await skus()).filter(({ weight_grams }) => weight_grams === 360)).toHaveLength(inAll.length);
  expect(await said("weight", "set", SLUG, "360", "--size", first.size)).toContain("Nothing has changed.");
  expect(await said("weight", "set", SLUG, "0")).toBe(`${SLUG} has no weight.`);
  expect((await skus()).filter(({ weight_grams }) => weight_grams !== undefined)).toEqual([]);

  expect(await said("sizes", "add", SLUG, "4XL=3")).toBe(`${SLUG} is sold in 4XL.`);
  expect((await skus()).filter(({ size }) => size === "4XL").map(({ stock }) => stock)).toEqual(inAll.map(() => 3));
  expect(await skus()).toEqual(expect.arrayContaining(before));
  expect(await said("sizes", "add", SLUG, "4XL=3")).toBe(`${SLUG} has the size 4XL already.`);

  const made = ["materials", "add", SLUG, "new-cloth", "--pieces", "2"];
  expect(await said(...made)).toBe('The shop has no material "new-cloth". Give --name and --color too.');
  expect(await said(...made, "--name", "New cloth", "--color", "#1b2339")).toBe(`${SLUG} is sold in new-cloth.`);
  const added = (await skus()).filter(({ size, material }) => size !== "Custom" && material === "New cloth");
  expect(new Set(added.map(({ stock }) => stock))).toEqual(new Set([2]));
  expect(await skus()).toEqual(expect.arrayContaining(before));

  expect(await said("price", "set", SLUG, "9000", "--size", "4XL", "--material", "new-cloth")).toContain(
    "costs ₹9,000.00",
  );
  expect((await skus()).filter(({ price }) => price === 9000)).toMatchObject([{ size: "4XL", material: "New cloth" }]);
});

test("weights travel with products export", async () => {
  await said("weight", "set", SLUG, "340");
  const exported = JSON.parse(await said("products", "export")) as {
    products: { slug: string; skus: { weight_grams: number | null }[] }[];
  };
  const product = exported.products.find(({ slug }) => slug === SLUG);
  expect(new Set(product?.skus.map(({ weight_grams }) => weight_grams))).toEqual(new Set([340]));
});

test("a packing slip has the weight of the parcel, and says if a weight is missing", async () => {
  for (const slug of ["kesar-long-kurta", "chand-khadi-top"]) await restock(shop.db, slug, "M", 10);
  const { order } = await paidOrder(shop, await newShopper(shop));
  const slip = () => said("orders", "slip", order.id);
  expect(await slip()).not.toContain("Weight");
  await said("weight", "set", "kesar-long-kurta", "400");
  expect(await slip()).toContain("Weight: 400 g, without the pieces whose weight is not known");
  await said("weight", "set", "chand-khadi-top", "310");
  expect(await slip()).toMatch(/Weight: 1\.02 kg$/m);
  await answerCommand(shop, ["orders", "refund", order.id, "--line", "2:1"]);
  expect(await slip()).toMatch(/Weight: 710 g$/m);
});
