import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import type { TestApp } from "../testing/test-app.ts";
import { type Visitor, visitor } from "../testing/visitor.ts";

const WEAK = "cart_1763699400000abc123def";

let shop: TestApp;
let asha: Visitor;
beforeAll(async () => {
  shop = await demoShop();
  asha = visitor(shop);
});
afterAll(() => shop.close());

const carts = () => shop.db.selectFrom("carts").selectAll().execute();

describe("tokens", () => {
  test.each(["null", "undefined", "", "cart_", "cart_short", "1", "cart_%_______________________", "x".repeat(300)])(
    "%j is not a token: each visitor gets a new cart",
    async (token) => {
      const first = await asha.add("chand-khadi-top", { token });
      const second = await asha.add("chand-khadi-top", { token });
      expect(new Set([first, second, token]).size).toBe(3);
    },
  );

  test.each([[123], [["cart_aaaaaaaaaaaaaaaaaaaaaaaa"]], [{ $ne: null }], [null], [true]])(
    "%j is not a token either",
    async (token) => {
      const answer = await asha.post({ ...(await asha.request("chand-khadi-top")), cart_token: token });
      expect(answer.json().cartToken).toMatch(/^cart_/);
    },
  );

  test("a strong token made by a client is accepted, and only its hash is stored", async () => {
    const token = "cart_kQ7-xv0Zs3LmN8bTqWe5Yh";
    expect(await asha.add("chand-khadi-top", { token })).toBe(token);
    expect(JSON.stringify(await carts())).not.toContain(token);
    expect(JSON.stringify(await shop.db.selectFrom("cart_lines").selectAll().execute())).not.toContain(token);
  });

  // spec: Cart token, form
  test("a weak token of an old client is exchanged, and is invalid once the strong one is used", async () => {
    const strong = await asha.add("chand-khadi-top", { size: "M", token: WEAK });
    expect(strong).not.toBe(WEAK);
    expect(await asha.count(WEAK)).toBe(1);
    expect(await asha.count(strong)).toBe(1);
    await asha.add("chand-khadi-top", { size: "M", token: strong });
    expect(await asha.count(strong)).toBe(2);
    expect(await asha.count(WEAK)).toBe(0);
  });

  test("a client that ignores the new token keeps using its own", async () => {
    const token = "cart_1763699400001zzz123zzz";
    await asha.add("chand-khadi-top", { size: "M", token });
    expect(await asha.add("chand-khadi-top", { size: "M", token })).toBe(token);
    expect(await asha.count(token)).toBe(2);
  });

  test("a double click on the first add makes one cart", async () => {
    for (const token of ["cart_1763699400002abc123def", "cart_Zs3LmN8bTqWe5YhkQ7-xv0"]) {
      const tokens = await Promise.all([1, 2, 3, 4].map(() => asha.add("chand-khadi-top", { size: "M", token })));
      expect(await Promise.all(tokens.map((each) => asha.count(each)))).toEqual([4, 4, 4, 4]);
    }
  });
});

test("an address can make 600 new carts an hour, and keep filling existing ones", async () => {
  const strict = await demoShop({ env: { RATE_LIMITS: "strict" } });
  try {
    const bot = visitor(strict);
    const token = await bot.add("chand-khadi-top");
    const request = await bot.request("chand-khadi-top");
    for (let cart = 1; cart < 600; cart += 1) expect((await bot.post(request)).statusCode).toBe(200);
    const answer = await bot.post(request);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    const ownToken = { ...request, cart_token: "cart_kQ7-xv0Zs3LmN8bTqWe5Yh" };
    expect((await bot.post(ownToken)).statusCode).toBe(429);
    expect(await bot.add("chand-khadi-top", { token })).toBe(token);
  } finally {
    await strict.close();
  }
});
