import { PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const suggestions = async (query: string) => {
  const answer = await shop.app.inject(`/api/postal-codes${query}`);
  expect(answer.statusCode).toBe(200);
  return PostalCodesAnswer.parse(answer.json()).suggestions;
};

test("the beginning of a PIN leads to its city and state", async () => {
  const [first] = await suggestions("?country=India&q=4520");
  expect(first).toMatchObject({ city: "Indore", state: "Madhya Pradesh" });
});

test("the beginning of a city's name leads to its PIN", async () => {
  const [first] = await suggestions("?country=India&q=indo");
  expect(first).toMatchObject({ city: "Indore", state: "Madhya Pradesh" });
});

test.each([
  "",
  "?country=India",
  "?country=India&q=45",
  "?country=Atlantis&q=1000",
  "?q=4520",
  "?country=__proto__&q=4520",
])("%j has no suggestions, and is no error", async (query) => {
  expect(await suggestions(query)).toEqual([]);
});

test.each([`?country=India&q=${"4".repeat(5000)}`, "?country=India&q=%00%00%00", "?country=India&q=%ED%A0%80"])(
  "odd input is answered too",
  async (query) => {
    expect(await suggestions(query)).toEqual([]);
  },
);
