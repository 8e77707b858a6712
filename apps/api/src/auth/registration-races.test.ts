import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, PASSWORD } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

// spec: T23 races
test("of twenty concurrent registrations of one email one succeeds", async () => {
  for (let round = 0; round < 20; round += 1) {
    const body = {
      name: "Asha Verma",
      email: `race${round}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      phone: null,
      agree: true,
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop, "POST", "/api/register", { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  }
});
