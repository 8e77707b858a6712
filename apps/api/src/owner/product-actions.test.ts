import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minimalCatalogue } from "../testing/minimal-catalogue.ts";
import { phonePhoto } from "../testing/photos.ts";
import { largeShopifyFile } from "../testing/shopify-file.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { visitor } from "../testing/visitor.ts";
import { answerCommand } from "./answer-command.ts";
import { PRODUCT_ACTIONS } from "./product-actions.ts";
import { runAction } from "./run-action.ts";

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "goods-"));
  shop = await testApp({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const command = (line: string) => answerCommand(shop, line.split(" "));
const messageOf = async (line: string) => (await command(line)).message;
const productOf = async (slug: string) => (await shop.app.inject(`/api/products/${slug}`)).json().product;
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

describe("products import", () => {
  test("tells what it has done, and adds the pictures of the folder", async () => {
    const path = await file("goods.csv", largeShopifyFile(2));
    await file("kurta-1.jpg", await phonePhoto());
    await file("kurta-2.jpg", Buffer.from("no photo"));
    const { message } = await command(`products import ${path} --hsn 6204 --photos ${folder}`);
    expect(message.split("\n")).toEqual([
      `picture of kurta-1: There is no file kurta-1-b.jpg in ${folder}.`,
      expect.stringMatching(/^picture of kurta-2: /),
      `picture of kurta-2: There is no file kurta-2-b.jpg in ${folder}.`,
      "Products: 2 new, 0 changed, 0 as they were; pictures: 1 added.",
    ]);
    await shop.runJobs();
    expect((await productOf("kurta-1")).gallery_images).toMatchObject([{ alt: "Kurta 1" }]);
    const again = await messageOf(`products import ${path} --hsn 6204 --photos ${folder}`);
    expect(again).toContain("Products: 0 new, 0 changed, 2 as they were; pictures: 0 added.");
  });

  test("refuses a path that means another file to the running shop, and a file that is not there", async () => {
    expect(await command("products import goods.csv")).toEqual({
      isDone: false,
      message: "Give the whole path, such as /home/me/goods.csv: the running shop has another current folder.",
    });
    expect(await messageOf(`products import ${folder}/none.csv`)).toMatch(/none\.csv cannot be read: ENOENT/);
  });

  test.each(["/etc/hostname", "goods.csv"])("by staff cannot name a file of the shop's machine: %s", async (path) => {
    const actor = { kind: "staff", id: "1", email: "asha@example.com" } as const;
    const action = PRODUCT_ACTIONS.find(({ name }) => name === "products import");
    if (!action) throw new Error("products import is missing.");
    await expect(runAction(shop, action, { file: path }, { actor })).rejects.toThrow(
      "Files on the shop's machine can be named by commands only.",
    );
  });

  test("prints the mistakes of the file and writes nothing", async () => {
    const path = await file(
      "wrong.json",
      JSON.stringify({ ...minimalCatalogue, products: [{ slug: "kurta-1", price: 0 }] }),
    );
    expect(await command(`products import ${path}`)).toEqual({
      isDone: false,
      message: 'product "kurta-1", price: is 0; give more than 0',
    });
  });

  test("reads what products export prints, and changes nothing", async () => {
    const path = await file("export.json", await messageOf("products export"));
    expect(await messageOf(`products import ${path}`)).toBe(
      "Products: 0 new, 0 changed, 2 as they were; pictures: 0 added. Nothing has changed.",
    );
  });
});

test("a price, an offer and a state are on the product's page at once", async () => {
  expect(await messageOf("price set kurta-2 1500")).toBe("kurta-2 costs ₹1,500.00.");
  expect(await productOf("kurta-2")).toMatchObject({ price: 1500, sale_price: 1500, offer: null });
  expect(await messageOf("offer start kurta-2 --percent 20 --until 2026-12-31")).toBe("kurta-2 is on offer.");
  expect(await productOf("kurta-2")).toMatchObject({
    ...{ price: 1500, sale_price: 1200, discount: 20, type: "percentage" },
    offer: { expire_date: "2026-12-31T18:29:59.999Z" },
  });
  expect(await messageOf("offer end kurta-2")).toBe("kurta-2 costs its full price.");
  expect(await messageOf("offer end kurta-2")).toBe("kurta-2 had no offer. Nothing has changed.");
  await command("products hide kurta-2");
  expect(await productOf("kurta-2")).toBeUndefined();
  await command("products show kurta-2");
  expect(await productOf("kurta-2")).toMatchObject({ price: 1500, sale_price: 1500 });
  expect(await messageOf("price set kurta-2 2700")).toContain("which fits no tax slab and is taxed at the higher rate");
});

test("pieces are on the product's page at once, and why they changed is in the audit", async () => {
  const stock = async () =>
    (await productOf("kurta-1")).skus.find(({ sku }: { sku: string }) => sku === "K1-L-IN").stock;
  await command("stock set K1-L-IN 5 --reason count");
  expect(await stock()).toBe(5);
  expect(await messageOf("stock add K1-L-IN 2 --reason delivery")).toBe("K1-L-IN has 7 pieces.");
  expect(await messageOf("stock remove K1-L-IN 8 --reason damaged")).toBe("K1-L-IN has only 7.");
  expect(await messageOf("stock remove K1-L-IN 6 --reason damaged")).toBe("K1-L-IN has 1 piece.");
  expect(await stock()).toBe(1);
  const row = await shop.db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst();
  expect(row).toMatchObject({ subject: "K1-L-IN", before: { stock: 7 }, after: { stock: 1, reason: "damaged" } });
  const listed = async (pieces: number) => (await messageOf(`stock list --at-most ${pieces}`)).includes("K1-L-IN  1");
  expect([await listed(0), await listed(1)]).toEqual([false, true]);
  expect(await messageOf("stock set K1-L-IN --made-to-order --reason tailor")).toBe("K1-L-IN has no limit.");
  expect(await listed(1_000_000)).toBe(false);
  expect(await stock()).toBeNull();
});

test("a movement of stock that is repeated with its key is made once, also at the same time", async () => {
  await command("stock set K1-M-IN 5 --reason count");
  const add = (pieces: number, key: string) => command(`stock add K1-M-IN ${pieces} --reason delivery --key ${key}`);
  const answers = await Promise.all([add(2, "lost-answer"), add(2, "lost-answer"), add(2, "lost-answer")]);
  expect(answers.map(({ message }) => message).toSorted()).toEqual([
    "K1-M-IN has 7 pieces.",
    "That was done before. K1-M-IN has 7 pieces. Nothing has changed.",
    "That was done before. K1-M-IN has 7 pieces. Nothing has changed.",
  ]);
  expect(await messageOf("stock add K1-M-IN 2 --reason delivery --key another-key")).toBe("K1-M-IN has 9 pieces.");
  const other = "The key lost-answer has added 2 to K1-M-IN. Use another key.";
  expect(await add(3, "lost-answer")).toEqual({ isDone: false, message: other });
  const removed = await command("stock remove K1-M-IN 2 --reason damaged --key lost-answer");
  expect(removed).toEqual({ isDone: false, message: other });
  expect((await command("stock add K1-M-IN 1 --reason delivery --key short")).message).toContain("8 to 64 letters");
});

test("a product is added with the first of its category, on sale at once", async () => {
  const words =
    "products add coat --name Coat --category coats --category-name Coats --hsn 6202 --price 5000 --size M=2 --size L";
  expect(await messageOf(words)).toBe("coat is on sale.");
  expect(await productOf("coat")).toMatchObject({ name: "Coat", sale_price: 5000, category: "Coats" });
  await command(
    "products add cape --name Cape --category coats --category-name Renamed --hsn 6202 --price 5000 --size M=2",
  );
  expect(await productOf("cape")).toMatchObject({ category: "Coats" });
  expect(await messageOf("categories list")).toContain("coats  Coats");
});

test("a draft is on no page until it is put on sale", async () => {
  const words = "products add sari --name Sari --category kurtas --hsn 6204 --price 5000 --size One=2 --draft";
  expect(await messageOf(words)).toBe("sari is a draft.");
  const statusOf = async () => (await shop.app.inject("/api/products/sari")).statusCode;
  expect(await statusOf()).toBe(404);
  await command("products show sari");
  expect(await statusOf()).toBe(200);
});

test.each([
  ["products set nothing --name x", 'There is no product "nothing". npm run shop -- products list shows all.'],
  [
    "products add kurta-1 --name K --category kurtas --hsn 6204 --price 1 --size M",
    'There is a product "kurta-1" already. Choose another slug.',
  ],
  [
    "products add hat --name K --category hats --hsn 6204 --price 1 --size M",
    'product "hat", category: names the category "hats", which does not exist; add it to categories, or correct the name',
  ],
  [
    "products add hat --name K --category kurtas --hsn 6204 --price 1 --size M=many",
    '--size: "M=many" is no size; write M=3, or M for made to order.',
  ],
  ["offer start kurta-1 --percent 10 --rupees 5", "Give either --percent or --rupees."],
  ["offer start kurta-1 --percent 10 --until 2026-13-01", '--until: "2026-13-01" is no day; write it like 2026-12-31.'],
  ["offer start kurta-1 --percent 10 --until 2020-01-01", "--until: 2020-01-01 has passed; name today or a later day."],
  [
    "offer start kurta-1 --rupees 9999",
    'product "kurta-1", offer, discount: is more than the price of 2400; give at most that',
  ],
  ["stock set none 4 --reason count", "There is no variant none. npm run shop -- stock list shows all codes."],
  ["stock set K1-S-IN --reason count", "Give either a number of pieces or --made-to-order."],
])("%s is refused", async (line, message) => {
  expect(await command(line)).toEqual({ isDone: false, message });
});

describe("tags", () => {
  test("are set as a whole, each once, and find products in any capitals", async () => {
    const set = (tags: string) => answerCommand(shop, ["products", "set", "kurta-1", "--tags", tags]);
    await set("Summer, Hand block,summer");
    expect(await messageOf("products list --tag SUMMER")).toMatch(/^kurta-1 .+ Kurta 1 \(Hand block, summer\)$/);
    await set("Linen");
    expect(await messageOf("products list --tag summer")).toBe("No product has the tag summer.");
    expect((await set("Linen")).message).toBe("kurta-1 was like that before. Nothing has changed.");
    await set("");
    expect(await messageOf("products list --tag linen")).toBe("No product has the tag linen.");
  });

  test("of an import replace those of the shop; a table without that column keeps them", async () => {
    const row = "kurta-1,Kurta 1,Kurtas,1200";
    const table = (header: string, cells: string) =>
      file("tags.csv", `Handle,Title,Type,Variant Price${header}\n${cells}`);
    await command(`products import ${await table(",Tags", `${row},"Festive, Silk"`)} --hsn 6204`);
    expect(await messageOf("products list --tag silk")).toContain("(Festive, Silk)");
    await command(`products import ${await table("", row)} --hsn 6204`);
    expect(await messageOf("products list --tag silk")).toContain("(Festive, Silk)");
    await command(`products import ${await table(",Tags", `${row},`)} --hsn 6204`);
    expect(await messageOf("products list --tag silk")).toBe("No product has the tag silk.");
  });

  test("of more than 60 letters are refused by their row", async () => {
    const path = await file(
      "long.csv",
      `Handle,Title,Type,Variant Price,Tags\nkurta-1,Kurta 1,Kurtas,1200,${"a".repeat(61)}`,
    );
    expect(await messageOf(`products import ${path} --hsn 6204`)).toBe(
      "row 2, Tags: has a length of 61; give at most 60",
    );
  });
});

describe("a variant that costs more", () => {
  test("is set by size, shown with the product's discount, and charged in carts", async () => {
    const path = await file(
      "dear.json",
      JSON.stringify({
        ...minimalCatalogue,
        products: [
          {
            ...minimalCatalogue.products[0],
            slug: "dear",
            code: "dear",
            price: 2000,
            sizes: { S: 3, L: 3 },
            materials: [],
            skus: [],
            pieces: {},
            offer: null,
          },
        ],
      }),
    );
    await command(`products import ${path}`);
    expect(await messageOf("price set dear 2400 --size L")).toBe("dear L costs ₹2,400.00.");
    await command("offer start dear --percent 25");
    expect(await productOf("dear")).toMatchObject({
      ...{ price: 2000, sale_price: 1500, price_varies: true },
      skus: [{ size: "S" }, { size: "L", price: 2400, sale_price: 1800 }],
    });
    const asha = visitor(shop);
    const token = await asha.add("dear", { size: "L", quantity: 2 });
    expect(await asha.lines(token)).toMatchObject([{ product: { price: 2400, sale_price: 1800 } }]);
  });

  test("cannot cost less than the product, and keeps its price when pieces are counted", async () => {
    expect(await messageOf("price set dear 1900 --size L")).toContain("below the product's price of 2000");
    expect(await messageOf("price set dear 2500")).toContain("below the product's price of 2500");
    expect(await messageOf("price set dear 2400 --size XL")).toBe(
      "dear has no such variant. Sizes: S, L. Materials: none.",
    );
    const path = await file("counted.json", JSON.stringify({ products: [{ slug: "dear", sizes: { S: 9, L: 9 } }] }));
    await command(`products import ${path}`);
    expect(await productOf("dear")).toMatchObject({ skus: [{ stock: 9 }, { stock: 9, price: 2400 }] });
    expect(await messageOf("price set dear 2000 --size L")).toBe("dear L costs ₹2,000.00.");
    expect((await productOf("dear")).price_varies).toBeUndefined();
  });

  test("is the same after an export and an import", async () => {
    await command("price set dear 2600 --size L");
    const path = await file("export.json", await messageOf("products export"));
    expect(await messageOf(`products import ${path}`)).toContain("0 new, 0 changed");
  });
});
