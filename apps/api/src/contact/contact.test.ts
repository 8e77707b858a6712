import { ContactAnswer } from "@selvedge/commerce/wire/contact";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { UNNAMED } from "../settings/settings.ts";
import { empty } from "../testing/module-tables.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({
    env: { RATE_LIMITS: "strict", SHOP_EMAIL: "shop@nimar.example" },
    label: { ...UNNAMED, replyTime: "within two working days" },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await empty(shop.db, "contact");
  await empty(shop.db, "limits");
  await empty(shop.db, "mail");
  shop.sentMails.length = 0;
});

const enquiry = {
  name: "Asha Verma",
  email: "Asha@Example.com",
  phone: "+91 98765 43210",
  type: "Order",
  subject: "Where is it?",
  message: "It was to come on Monday.\n\nCould you look?",
};
const send = (body: object) => shop.app.inject({ method: "POST", url: "/api/contacts", payload: body });

describe("an enquiry", () => {
  // spec: POST /api/contacts
  // spec: Message sent successfully! We will get back to you soon.
  // spec: E-Commerce Rules ticket
  test("is stored under a number, which both the shop and whoever wrote are told", async () => {
    const answer = await send(enquiry);
    expect(answer.statusCode).toBe(201);
    const { message, ticket } = ContactAnswer.parse(answer.json());
    expect(message).toBe("Message sent successfully! We will get back to you soon.");
    expect(ticket).toMatch(/^TKT[0-9A-Z]{8}$/);
    const stored = await shop.db.selectFrom("enquiries").selectAll().execute();
    expect(stored).toEqual([
      { ...enquiry, email: "asha@example.com", ticket, user_id: null, created_at: shop.clock.now() },
    ]);

    await shop.runJobs();
    const [notice, receipt] = ["shop@nimar.example", "asha@example.com"].map((to) =>
      shop.sentMails.find((mail) => mail.to === to),
    );
    expect(notice).toMatchObject({ replyTo: "asha@example.com", subject: `${ticket} Order: Where is it?` });
    expect(notice?.text).toContain("Could you look?");
    expect(receipt?.text).toContain(ticket);
    expect(receipt?.text).toContain("answers within two working days,");
    expect(receipt?.text).not.toContain("Could you look");
  });

  test("in HTML reaches the shop as text", async () => {
    await send({ ...enquiry, message: "<img src=x onerror=alert(1)>" });
    await shop.runJobs();
    const notice = shop.sentMails.find(({ to }) => to === "shop@nimar.example");
    expect(notice?.html).toContain("&lt;img src=x");
    expect(notice?.html).not.toContain("<img");
  });

  // spec: Name, Email, Query type, Subject and Message is required
  test("without anything is refused with the sentence for each field", async () => {
    const answer = await send({});
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: "Name is required",
      errors: {
        name: ["Name is required"],
        email: ["Email is required"],
        type: ["Query type is required"],
        subject: ["Subject is required"],
        message: ["Message is required"],
      },
    });
  });

  // spec: Please enter a valid phone number
  test.each([
    ["email", "asha@example", "Please enter a valid email"],
    ["email", '"a@x y"@example.com', "Please enter a valid email"],
    ["email", "asha@example.com,b@example.com", "Please enter a valid email"],
    ["phone", "12", "Please enter a valid phone number"],
    ["type", "Anything", "Query type is required"],
    ["name", "Asha\r\nBcc: b@example.com", "Please write this on one line"],
    ["subject", "Hello\nTo: b@example.com", "Please write this on one line"],
  ])("with the %s %j is refused, and nothing is sent", async (field, value, message) => {
    const answer = await send({ ...enquiry, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [message] } });
    expect(await shop.db.selectFrom("enquiries").selectAll().execute()).toEqual([]);
    await shop.runJobs();
    expect(shop.sentMails).toEqual([]);
  });

  test("may be long, in any script", async () => {
    expect((await send({ ...enquiry, message: "क".repeat(5000) })).statusCode).toBe(201);
    expect((await send({ ...enquiry, message: "क".repeat(5001) })).statusCode).toBe(422);
  });

  test("is refused after five in an hour from one writer; others at the same address go on; slips of the pen are not counted", async () => {
    for (let slip = 0; slip < 6; slip += 1) await send({ ...enquiry, name: "" });
    for (let nth = 0; nth < 5; nth += 1) expect((await send(enquiry)).statusCode).toBe(201);
    const sixth = await send(enquiry);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
    for (let nth = 0; nth < 10; nth += 1) {
      expect((await send({ ...enquiry, email: `shopper${nth}@example.com` })).statusCode).toBe(201);
    }
  });

  test("from many networks under one address brings it five receipts in a day, and the shop every word", async () => {
    for (let nth = 0; nth < 7; nth += 1) {
      const remoteAddress = `203.0.113.${nth}`;
      const answer = await shop.app.inject({ method: "POST", url: "/api/contacts", payload: enquiry, remoteAddress });
      expect(answer.statusCode).toBe(201);
    }
    const kinds = (await shop.db.selectFrom("mails").select("kind").execute()).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([...Array<string>(7).fill("enquiry-notice"), ...Array<string>(5).fill("enquiry-receipt")]);
  });

  test("with a stale bearer is taken all the same", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/contacts",
      payload: enquiry,
      headers: { authorization: "Bearer nobody" },
    });
    expect(answer.statusCode).toBe(201);
  });

  test("is JSON and nothing else", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/contacts",
      payload: "name=Asha",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.statusCode).toBe(415);
  });
});
