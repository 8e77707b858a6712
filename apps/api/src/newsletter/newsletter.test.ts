import { NEWSLETTER } from "@selvedge/commerce/enquiry";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { empty } from "../testing/module-tables.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ env: { MAIL_FROM: "Nimar <orders@nimar.example>", PUBLIC_URL: "https://nimar.example" } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await empty(shop.db, "newsletter");
  shop.sentMails.length = 0;
});

const join = (email = "asha@example.com") =>
  shop.app.inject({
    method: "POST",
    url: "/api/contacts",
    payload: { name: "Asha", email, subject: NEWSLETTER.subject, type: NEWSLETTER.type },
  });
const mails = async () => {
  await shop.runJobs();
  return shop.sentMails.splice(0);
};
const tokenIn = (text: string | undefined, path: string) => new RegExp(`/${path}/([\\w-]{22,})`).exec(text ?? "")?.[1];
const look = (token: string | undefined) => shop.app.inject(`/api/newsletter/confirm/${token}`);
const confirm = (token: string | undefined) =>
  shop.app.inject({ method: "POST", url: `/api/newsletter/confirm/${token}` });
const leave = (token: string | undefined) =>
  shop.app.inject({
    method: "POST",
    url: `/api/newsletter/unsubscribe/${token}`,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const command = (...words: string[]) => answerCommand(shop, words);
const listed = async () => (await shop.db.selectFrom("subscribers").select(["email", "status"]).execute()) as object[];

describe("joining the newsletter", () => {
  // spec: Thank you for subscribing to the {label} newsletter.
  test("asks by mail first, and puts on the list who confirms, once or twice", async () => {
    const answer = await join();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { status: "success", message: "Thank you for subscribing to the Nimar newsletter.", ticket: null },
    ]);
    expect(await listed()).toEqual([{ email: "asha@example.com", status: "pending" }]);
    const [asked, ...more] = await mails();
    expect(more).toEqual([]);
    expect(asked?.to).toBe("asha@example.com");
    const token = tokenIn(asked?.text, "confirm-newsletter");
    expect((await confirm(token)).json()).toEqual({ status: "success" });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await listed()).toEqual([{ email: "asha@example.com", status: "subscribed" }]);
    const welcomes = await mails();
    expect(welcomes.map(({ subject }) => subject)).toEqual(["You are on the list of Nimar"]);
  });

  // spec: GET /api/newsletter/confirm/{token}
  test("is not confirmed by a program that opens the links of a mail: looking only tells whether the link holds", async () => {
    await join();
    const token = tokenIn((await mails())[0]?.text, "confirm-newsletter");
    for (const method of ["GET", "HEAD"] as const) {
      const { statusCode } = await shop.app.inject({ method, url: `/api/newsletter/confirm/${token}` });
      expect(statusCode).toBe(200);
    }
    expect(await listed()).toEqual([{ email: "asha@example.com", status: "pending" }]);
    expect(await mails()).toEqual([]);
    await confirm(token);
    expect((await look(token)).json()).toEqual({ status: "success" });
  });

  test("answers the same whether the address is known, and writes no second mail", async () => {
    const first = await join();
    await mails();
    const again = await join("Asha@Example.com");
    expect(again.json()).toEqual(first.json());
    expect(await mails()).toEqual([]);
  });

  test("asks anew after an hour, and only the newest link holds", async () => {
    await join();
    const [first] = await mails();
    shop.clock.advance(HOUR_MS + 1);
    await join();
    const [second] = await mails();
    expect((await confirm(tokenIn(first?.text, "confirm-newsletter"))).statusCode).toBe(404);
    expect((await confirm(tokenIn(second?.text, "confirm-newsletter"))).statusCode).toBe(200);
  });

  // spec: Fields of the newsletter
  test("without an email is refused", async () => {
    const answer = await join("");
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { message: "Email is required" }]);
  });

  test("by a link that is seven days old, or of nobody, is refused", async () => {
    await join();
    const [asked] = await mails();
    shop.clock.advance(7 * 24 * HOUR_MS);
    for (const token of [tokenIn(asked?.text, "confirm-newsletter"), "nobody"]) {
      for (const answer of [await look(token), await confirm(token)]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { message: "This link has expired. Join again from the foot of any page." },
        ]);
      }
    }
  });
});

describe("leaving the newsletter", () => {
  async function subscribed() {
    await join();
    const [asked] = await mails();
    await confirm(tokenIn(asked?.text, "confirm-newsletter"));
    const [welcome] = await mails();
    return { asked, welcome };
  }

  // spec: POST /api/newsletter/unsubscribe/{token}
  // spec: Not JSON only
  test("takes one press in the mail program, and forgets the address", async () => {
    const { welcome } = await subscribed();
    const url = /^<https:\/\/nimar\.example(\/api\/newsletter\/unsubscribe\/[\w-]{54})>$/.exec(
      welcome?.headers?.["List-Unsubscribe"] ?? "",
    )?.[1];
    expect(welcome?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const answer = await leave(url?.split("/").at(-1));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "success" }]);
    expect(await listed()).toEqual([]);
    // From another site too: the token says everything.
    expect((await leave("nobody")).statusCode).toBe(200);
  });

  test.each([
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ["text/plain", "List-Unsubscribe=One-Click"],
    ["application/json", "{"],
    [undefined, "List-Unsubscribe=One-Click"],
  ])("takes a body of %s from the mail program, and does not read it", async (type, payload) => {
    const { welcome } = await subscribed();
    const token = tokenIn(welcome?.text, "unsubscribe");
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: `/api/newsletter/unsubscribe/${token}`,
      payload: Buffer.from(payload),
      headers: type === undefined ? {} : { "content-type": type },
    });
    expect(statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test("works by JSON as the page sends it, and the old link to confirm brings nobody back", async () => {
    const { asked, welcome } = await subscribed();
    const token = tokenIn(welcome?.text, "unsubscribe");
    await shop.app.inject({ method: "POST", url: `/api/newsletter/unsubscribe/${token}` });
    expect(await listed()).toEqual([]);
    expect((await confirm(tokenIn(asked?.text, "confirm-newsletter"))).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
  });
});

test("subscribers export has those who have confirmed, with the page that ends the letters", async () => {
  await join("=asha@example.com");
  await join("asha@example.com");
  const asked = (await mails()).find(({ to }) => to === "asha@example.com");
  expect((await command("subscribers", "export")).message).toBe("email,name,confirmed,privacy policy,unsubscribe");
  await confirm(tokenIn(asked?.text, "confirm-newsletter"));
  const [, row, ...more] = (await command("subscribers", "export")).message.split("\r\n");
  expect(more).toEqual([]);
  const [, page] =
    /^asha@example\.com,Asha,20\d\d-\d\d-\d\d,[^,]+,(https:\/\/nimar\.example\/unsubscribe\/[\w-]{54})$/.exec(
      row ?? "",
    ) ?? [];
  expect(page).toBeDefined();
  await leave(tokenIn(page, "unsubscribe"));
  expect((await command("subscribers", "export")).message.split("\r\n")).toHaveLength(1);
});
