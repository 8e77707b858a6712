import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { empty } from "../testing/module-tables.ts";
import { ask } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";

const SLUG = "mira-tiered-dress";
const HOUR_MS = 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await empty(shop.db, "notify");
  await restock(shop.db, SLUG, "M", 0);
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterAll(() => shop.close());

const notify = (body: object, slug = SLUG, through = shop) =>
  ask<{ message: string }>(through, "POST", `/api/products/${slug}/notify`, { body });
const waiting = () => shop.db.selectFrom("stock_waits").selectAll().execute();
const recipients = () => shop.sentMails.map(({ to }) => to).toSorted();

describe("asking to be told", () => {
  // spec: POST /api/products/{slug}/notify
  test("answers the same whether the address waits already or not, in any spelling", async () => {
    const first = await notify({ email: "asha@example.com", size: "M" });
    const again = await notify({ email: " Asha@Example.com ", size: "M" });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toEqual({ status: "success", message: "We will write once, when M is back." });
    expect(again.body).toEqual(first.body);
    expect(await waiting()).toHaveLength(1);
  });

  test.each([
    [{ size: "M" }, "Email is required"],
    [{ email: "", size: "M" }, "Email is required"],
    [{ email: "asha", size: "M" }, "Please enter a valid email"],
    [{ email: "a@example.com, b@example.com", size: "M" }, "Please enter a valid email"],
    [{ email: "a@example.com\r\nBcc: b@example.com", size: "M" }, "Please enter a valid email"],
    [{ email: "asha@example.com", size: "XXXL" }, "Please choose one of the sizes"],
  ])("%j is refused", async (body, message) => {
    const answer = await notify(body);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect(await waiting()).toEqual([]);
  });

  test("what can be bought is refused, so that no stranger is written to", async () => {
    expect(await notify({ email: "asha@example.com", size: "S" })).toMatchObject({
      status: 409,
      body: { message: "S is in stock." },
    });
    expect((await notify({ email: "asha@example.com" })).status).toBe(409);
    expect((await notify({ email: "asha@example.com" }, "no-such-piece")).status).toBe(404);
  });

  test("an address asks two hundred times an hour, whatever it asks for", async () => {
    const strict = await demoShop({ env: { RATE_LIMITS: "strict" } });
    await restock(strict.db, SLUG, "M", 0);
    for (let asked = 0; asked < 200; asked += 1) {
      expect((await notify({ email: `asha${asked}@example.com`, size: "M" }, SLUG, strict)).status).toBe(200);
    }
    expect((await notify({ email: "one-more@example.com", size: "M" }, SLUG, strict)).status).toBe(429);
    await strict.close();
  });
});

describe("what is back", () => {
  test("is told once, to those who wait for that size, with the way to it", async () => {
    await notify({ email: "asha@example.com", size: "M" });
    await shop.runJobs();
    expect(shop.sentMails).toEqual([]);
    await restock(shop.db, SLUG, "M", 3);
    await shop.runJobs();
    expect(recipients()).toEqual(["asha@example.com"]);
    const [mail] = shop.sentMails;
    expect(mail?.subject).toBe("Mira Tiered Dress in size M is back");
    for (const form of [mail?.html, mail?.text]) expect(form).toContain(`/product/${SLUG}?size=M`);
    await restock(shop.db, SLUG, "M", 0);
    await restock(shop.db, SLUG, "M", 2);
    shop.clock.advance(HOUR_MS);
    await shop.runJobs();
    expect(recipients()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test("is announced in a mail with the label's word for a size", async () => {
    await answerCommand(shop, ["settings", "set", "options.size", "Length"]);
    await notify({ email: "asha@example.com", size: "M" });
    await restock(shop.db, SLUG, "M", 3);
    await shop.runJobs();
    await answerCommand(shop, ["settings", "reset", "options"]);
    expect(shop.sentMails.map(({ subject }) => subject)).toEqual(["Mira Tiered Dress in length M is back"]);
    expect(shop.sentMails[0]?.text).toContain("Length: M");
  });

  test("is told by two workers at once one time each", async () => {
    const addresses = Array.from({ length: 8 }, (_, each) => `shopper${each}@example.com`);
    for (const email of addresses) await notify({ email, size: "M" });
    await restock(shop.db, SLUG, "M", 1);
    await restock(shop.db, SLUG, "M", 0);
    await restock(shop.db, SLUG, "M", 1);
    await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
    await shop.runJobs();
    expect(recipients()).toEqual(addresses.toSorted());
  });

  test("is told also to who asks in the moment in which it comes back", async () => {
    for (let round = 0; round < 10; round += 1) {
      await restock(shop.db, SLUG, "M", 0);
      const [answer] = await Promise.all([
        notify({ email: `round${round}@example.com`, size: "M" }),
        restock(shop.db, SLUG, "M", 1),
      ]);
      await shop.runJobs();
      expect(recipients().includes(`round${round}@example.com`)).toBe(answer.status === 200);
      expect(await waiting()).toEqual([]);
    }
  });

  test("a hidden product is not told of until it is sold again", async () => {
    await notify({ email: "asha@example.com", size: "M" });
    const change = (status: "hidden" | "active") =>
      shop.db.updateTable("products").set({ status }).where("slug", "=", SLUG).execute();
    await change("hidden");
    await restock(shop.db, SLUG, "M", 1);
    await shop.runJobs();
    expect(shop.sentMails).toEqual([]);
    await change("active");
    shop.clock.advance(HOUR_MS);
    await shop.runJobs();
    expect(recipients()).toEqual(["asha@example.com"]);
  });

  test("who has waited for a year is forgotten", async () => {
    await notify({ email: "asha@example.com", size: "M" });
    shop.clock.advance(365 * 24 * HOUR_MS);
    await shop.runJobs();
    expect(await waiting()).toEqual([]);
  });
});
