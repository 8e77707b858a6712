import { DeliveryAnswer, PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
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

// spec: GET /api/postal-codes
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

const delivery = (pincode: string) => shop.app.inject(`/api/delivery?pincode=${encodeURIComponent(pincode)}`);

// spec: GET /api/delivery
test("a PIN is told its place, and the days between which an order made now would be there", async () => {
  shop.clock.set("2026-11-21T06:00:00Z");
  const answer = DeliveryAnswer.parse((await delivery(" 452 001 ".trim())).json());
  expect(answer).toMatchObject({ pincode: "452001", city: "Indore", state: "Madhya Pradesh" });
  expect([answer.earliest, answer.latest].map((instant) => instant.slice(0, 10))).toEqual(["2026-12-03", "2026-12-05"]);
});

// spec: PIN codes of the army
test("of a PIN between the cities of the table its state is known; the army has one of its own", async () => {
  expect((await delivery("799999")).json()).toMatchObject({ city: null, state: "Tripura" });
  expect((await delivery("900001")).json()).toMatchObject({ city: null, state: "Army Post Office" });
});

test.each([
  ["", "Please enter a valid PIN code"],
  ["45200", "Please enter a valid PIN code"],
  ["052001", "Please enter a valid PIN code"],
  ["452001'--", "Please enter a valid PIN code"],
  ["4".repeat(5000), "Please enter a valid PIN code"],
  ["290001", "We do not know this PIN code. Please check it."],
])("%j is refused: %s", async (pincode, message) => {
  const answer = await delivery(pincode);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ message, errors: { pincode: [message] } }),
  ]);
});
