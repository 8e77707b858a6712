import type { Coupon } from "@selvedge/commerce/wire/cart";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { DeliveryAnswer, PostalCodesAnswer } from "@selvedge/commerce/wire/checkout";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoShop } from "./testing/demo-shop.ts";
import { ask, newShopper, PASSWORD, shopperWith, signIn } from "./testing/shopper.ts";
import type { TestApp } from "./testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

/** As a chat or a table hands it over: between bidi marks, with a zero-width space in the middle. */
const pasted = (text: string) => `\u202A${text.slice(0, 3)}\u200B${text.slice(3)}\u202C\u00A0`;
const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

// spec: Format of phone numbers
// spec: Format of PIN codes
// spec: acceptance 31 spaces
test("an order takes a pasted email, phone, PIN code and coupon, and keeps the joiners of a name", async () => {
  const shopper = await shopperWith(shop, "tara-a-line-dress", "M");
  const { body: coupon } = await ask<Coupon>(shop, "GET", `/api/coupon/${encodeURIComponent(pasted("welcome१०"))}`);
  expect(coupon.code).toBe("WELCOME10");
  const { status, body } = await shopper.order({
    ...(await shopper.pendingOrder(coupon)),
    customer_name: "क्\u200Dषमा\u00A0\u202Eवर्मा\u200B",
    email: pasted("Asha.Verma@Example.com"),
    phone: pasted("+91 ९८७६५\u2011४३२१०"),
    address: "घर ४५,\u00A0छावनी\u200B रोड",
    zip_code: pasted("४५२ ००१"),
    coupon_code: pasted("welcome10"),
  });
  expect([status, body]).toMatchObject([
    201,
    {
      order: {
        customer_name: "क्\u200Dषमा वर्मा",
        email: "asha.verma@example.com",
        phone: "+919876543210",
        shipping_address: "घर ४५, छावनी रोड",
        shipping_pincode: "452001",
        coupon_code: "WELCOME10",
      },
    },
  ]);
});

test("an account is registered, opened, changed and given a new password with a pasted email", async () => {
  const email = "pasted.mail@example.com";
  const registered = await ask(shop, "POST", "/api/register", {
    body: {
      name: pasted("Asha Verma"),
      email: pasted(email.toUpperCase()),
      password: PASSWORD,
      password_confirmation: PASSWORD,
      phone: pasted("९८७६५४३२१०"),
    },
  });
  expect(registered.body).toMatchObject({ user: { name: "Asha Verma", email, phone: "+919876543210" } });
  const shopper = await signIn(shop, pasted(email));
  const profile = await ask(shop, "PUT", `/api/users/profiles/${shopper.id}`, {
    bearer: shopper.bearer,
    body: {
      name: pasted("Asha"),
      email: pasted(email),
      phone: pasted("98765 43211"),
      address: pasted("14 Road\r\nIndore"),
    },
  });
  expect(profile.body).toMatchObject({
    user: { name: "Asha", email, phone: "+919876543211", address: "14 Road\nIndore" },
  });
  const forgot = await ask(shop, "POST", "/api/forgot-password", { body: { email: pasted(email) } });
  expect(forgot.status).toBe(200);
});

// spec: Tracking without regard to spaces and capitals
test("an order is tracked by a pasted number and email", async () => {
  const body = { order_id: pasted(" ord१२३४५६ "), email: pasted("asha@example.com") };
  expect(await ask(shop, "POST", "/api/track-order", { body })).toMatchObject({
    status: 200,
    body: { order: { id: "ORD123456" } },
  });
});

// spec: GET /api/delivery
test("delivery and places are looked up by a pasted PIN code", async () => {
  const delivery = await ask<DeliveryAnswer>(
    shop,
    "GET",
    address("/api/delivery", { pincode: pasted("४५२\u00A0००१") }),
  );
  expect(delivery.body).toMatchObject({ pincode: "452001", city: "Indore" });
  const query = { country: "India", q: pasted("४५२०") };
  const places = await ask<PostalCodesAnswer>(shop, "GET", address("/api/postal-codes", query));
  expect(places.body.suggestions[0]).toMatchObject({ code: "452001", city: "Indore" });
});

test("a listing takes prices as they are written, and no product of the asked span is left out", async () => {
  const listed = async (query: Record<string, string>) =>
    (await ask<ListingAnswer>(shop, "GET", address("/api/products", { per_page: "100", ...query }))).body.data;
  const plain = await listed({ price_min: "1500", price_max: "5001" });
  expect(plain.length).toBeGreaterThan(0);
  expect(await listed({ price_min: "₹1,500.00", price_max: "5000.50" })).toEqual(plain);
  expect(await listed({ price_min: pasted("₹१,५००"), price_max: "Rs. 5,001/-" })).toEqual(plain);
});

test("a search finds the same with characters that nobody sees", async () => {
  const found = async (q: string) => (await ask<ListingAnswer>(shop, "GET", address("/api/search", { q }))).body.total;
  expect(await found("kurta")).toBeGreaterThan(0);
  expect(await found("kur\u200D\u00ADta\u00A0")).toBe(await found("kurta"));
});

test("an enquiry takes a pasted email and phone, and its message stays as it was typed", async () => {
  const enquiry = { name: "Asha", type: "Order", subject: "Hem", message: "क्\u200Dषमा\r\nThank you" };
  const sent = await ask(shop, "POST", "/api/contacts", {
    body: { ...enquiry, email: pasted("asha@example.com"), phone: pasted("९८७६५ ४३२१०") },
  });
  expect(sent.status).toBe(201);
  const kept = await shop.db.selectFrom("enquiries").select(["email", "phone", "message"]).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ email: "asha@example.com", message: "क्\u200Dषमा\nThank you" });
  expect(kept.phone).toBe("98765 43210");
});

// spec: Please enter a valid email
test("a space inside an email and a word in a PIN code are refused, each with its sentence", async () => {
  const shopper = await newShopper(shop);
  await shopper.add("tara-a-line-dress", "M");
  const pending = await shopper.pendingOrder();
  const answer = await shopper.order({ ...pending, email: "asha\u00A0verma@example.com", zip_code: "Indore" });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { email: ["Please enter a valid email"], zip_code: ["Please enter a valid PIN code"] } },
  });
});
