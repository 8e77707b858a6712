import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { answerCommand } from "./answer-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const said = async (...words: string[]) => (await answerCommand(shop, words)).message;

test("a review that waits is listed with the code that approves it, and then no more", async () => {
  expect(await said("reviews", "list")).toBe("No review waits.");
  const { id } = await shop.db.selectFrom("products").select("id").orderBy("id").executeTakeFirstOrThrow();
  await shop.db
    .insertInto("reviews")
    .values({
      ...{
        product_id: id,
        user_id: null,
        author_name: "Ira S.",
        rating: 4,
        comment: "The colour is true.",
        fit: "true",
      },
      ...{ verified: true, status: "waiting", created_at: shop.clock.now() },
    })
    .execute();
  const [, code = ""] = /^(\S+) .*4 of 5 .*Ira S\.: The colour is true\.$/.exec(await said("reviews", "list")) ?? [];
  expect(await said("reviews", "approve", code)).toContain("is published");
  expect(await said("reviews", "list")).toBe("No review waits.");
});
