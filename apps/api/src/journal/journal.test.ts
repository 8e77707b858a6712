import { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const journals = async () => JournalsAnswer.parse((await shop.app.inject("/api/journals")).json()).journals;
const story = async (id: string) => BlogAnswer.parse((await shop.app.inject(`/api/blogs/${id}`)).json()).blog;

describe("the journal", () => {
  // spec: GET /api/journals
  test("lists its stories, newest first, each with a picture", async () => {
    const list = await journals();
    expect(list.map(({ title }) => title)).toEqual([
      "Blue takes its time",
      "Twelve days, more or less",
      "The river at Maheshwar",
      "What mulmul knows about May",
      "How to wash a block print",
      "Measure yourself once, properly",
    ]);
    expect(list[0]).toMatchObject({ topic: "Cloth", minutes: 1, published_on: "2026-11-14", author: "Nimar studio" });
    for (const { picture } of list) expect(picture.src).toMatch(/^\/media\/.+\.webp$/);
  });

  test("shows each story with a picture of its own, and of the cloth that its title names", async () => {
    const list = await journals();
    expect(new Set(list.map(({ picture }) => picture.src)).size).toBe(list.length);
    const cloths = { mulmul: /\bmul\b/, "block print": /block-print|ajrakh/, indigo: /indigo/, blue: /indigo/ };
    for (const { title, standfirst, picture } of list) {
      for (const [name, cloth] of Object.entries(cloths)) {
        if (`${title} ${standfirst}`.toLowerCase().includes(name)) expect(picture.alt).toMatch(cloth);
      }
    }
  });

  test("is kept until it is asked for again, and unchanged it is a 304", async () => {
    const first = await shop.app.inject("/api/journals");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await shop.app.inject({
      url: "/api/journals",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe("a story", () => {
  // spec: GET /api/blogs/{id}
  test("has its text, its pieces in their order, and its neighbours in time", async () => {
    const blog = await story("twelve-days-more-or-less");
    expect(blog.body[0]).toMatchObject({ kind: "paragraph" });
    expect(blog.body.map(({ kind }) => kind)).toContain("quote");
    expect(blog.products.map(({ slug }) => slug)).toEqual([
      "megh-chambray-dress",
      "chand-khadi-top",
      "nila-shirt-dress",
    ]);
    expect([blog.next?.id, blog.previous?.id]).toEqual(["blue-takes-its-time", "the-river-at-maheshwar"]);
  });

  test("the newest has no next one, the oldest none before it", async () => {
    const list = await journals();
    expect((await story(list[0]!.id)).next).toBeNull();
    expect((await story(list.at(-1)!.id)).previous).toBeNull();
  });

  test("shows no piece that is not on sale", async () => {
    await shop.db.updateTable("products").set({ status: "hidden" }).where("slug", "=", "chand-khadi-top").execute();
    const { products } = await story("twelve-days-more-or-less");
    expect(products.map(({ slug }) => slug)).toEqual(["megh-chambray-dress", "nila-shirt-dress"]);
    await shop.db.updateTable("products").set({ status: "active" }).where("slug", "=", "chand-khadi-top").execute();
  });

  test("tells a surrogate which changes make it wrong", async () => {
    const { headers } = await shop.app.inject({
      url: "/api/blogs/blue-takes-its-time",
      headers: { "surrogate-capability": SURROGATE },
    });
    const { products } = await story("blue-takes-its-time");
    expect(String(headers["surrogate-key"]).split(" ")).toEqual(
      expect.arrayContaining(["journal", "categories", ...products.map(({ id }) => `product-${id}`)]),
    );
  });

  test.each(["nothing", "..%2f..%2fREADME", "__proto__", `${"a".repeat(400)}`])("%s is not found", async (id) => {
    const answer = await shop.app.inject(`/api/blogs/${id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: "error", message: "Story not found" }]);
  });
});
