import type { OwnReviewAnswer, ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay } from "../testing/paying.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const URL = "/api/products/kesar-long-kurta/reviews";
const WORDS = "The <b>cloth</b> is soft, and the sleeves are just right.";

let shop: TestApp;
let shopper: Shopper;
let orderId: string;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  await shopper.add("kesar-long-kurta", "M");
  const placed = await ordered(shopper);
  orderId = placed.order.id;
  await pay(shop, shopper, placed);
  await shop.progress.advance(orderId, "shipped");
  await shop.runJobs();
  shop.sentMails.length = 0;
});
afterAll(() => shop.close());

const write = (body: object = {}, who = shopper) =>
  who.ask<OwnReviewAnswer>("POST", URL, { rating: 4, comment: WORDS, fit: "large", ...body });
const change = (method: "PUT" | "DELETE", id: number | string, who = shopper, body?: object) =>
  ask<OwnReviewAnswer>(shop, method, `/api/reviews/${id}`, { bearer: who.bearer, ...(body ? { body } : {}) });
const read = async (bearer: string | null) => (await ask<ReviewsAnswer>(shop, "GET", URL, { bearer })).body;
const written = async () => (await write()).body.review;
/** What the shop reads of the newest mail about a review, as the code that it decides by. */
async function newestCode(): Promise<string> {
  await shop.runJobs();
  const notices = shop.sentMails.filter(({ subject }) => subject.endsWith("waits for you"));
  return /reviews approve (\S+)/.exec(notices.at(-1)?.text ?? "")?.[1] ?? "";
}
const decide = (verb: "approve" | "reject", code: string) => answerCommand(shop, ["reviews", verb, code]);
const deliver = () => shop.progress.advance(orderId, "delivered");

// spec: POST /api/products/{slug}/reviews
// spec: E-Commerce Rules no fake reviews
test("who has received a piece reviews it, and only the writer sees it wait", async () => {
  expect(await read(shopper.bearer)).toMatchObject({ own: null, may_review: false });
  expect((await write()).status).toBe(403);
  await deliver();
  expect(await read(shopper.bearer)).toMatchObject({ own: null, may_review: true });
  const { status, body } = await write();
  expect(status).toBe(201);
  expect(body.review).toMatchObject({ rating: 4, comment: WORDS, fit: "large", status: "waiting" });
  const own = await read(shopper.bearer);
  expect(own).toMatchObject({ own: body.review, may_review: false });
  const guest = await read(null);
  expect(guest).toMatchObject({ own: null, may_review: false, reviews: own.reviews });
  expect(guest.reviews.map(({ id }) => id)).not.toContain(body.review.id);
  expect((await write()).status).toBe(409);
  expect((await write({}, await newShopper(shop))).status).toBe(403);
});

test("two reviews written at once are one", async () => {
  await deliver();
  const answers = await Promise.all([write(), write(), write()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

// spec: GET /api/products/{slug}/reviews
// spec: acceptance 9 fit
test("an approved one is read by everybody, under a first name, as the text that it is; its writer is told once", async () => {
  await deliver();
  const { id } = await written();
  const code = await newestCode();
  expect(await decide("approve", code)).toEqual({ isDone: true, message: `Review ${id} is published.` });
  expect((await decide("approve", code)).message).toContain("Nothing has changed");
  const [newest] = (await read(null)).reviews;
  expect(newest).toMatchObject({ id, comment: WORDS, fit: "large", verified: true, user: { name: "Asha V." } });
  expect(JSON.stringify(newest)).not.toContain(shopper.email);
  await shop.runJobs();
  const told = shop.sentMails.filter(({ subject }) => subject.includes("review"));
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    ["orders@selvedge.example", "A review of Kesar Long Kurta waits for you"],
    [shopper.email, "Your review of Kesar Long Kurta is published"],
  ]);
  expect(told[0]?.html).toContain("&lt;b&gt;cloth&lt;/b&gt;");
  expect(told[0]?.text).toContain(`reviews approve ${id}`);
});

test("whose account is erased cannot be told, and the owner reads so", async () => {
  await deliver();
  const { id } = await written();
  const code = await newestCode();
  await decide("approve", code);
  expect(await answerCommand(shop, ["accounts", "erase", shopper.email])).toMatchObject({ isDone: true });
  await decide("reject", code);
  expect(await decide("approve", code)).toEqual({
    isDone: true,
    message: `Review ${id} is published. Nobody could be told: its writer's account is erased.`,
  });
});

test("only the words that the owner has read are published, whatever was written since", async () => {
  await deliver();
  const { id } = await written();
  const code = await newestCode();
  await change("PUT", id, shopper, { rating: 4, comment: "Other words, which nobody has read." });
  const refused = `Review ${id} was changed since. Read the newest mail about it, and use the code in that.`;
  for (const verb of ["approve", "reject"] as const)
    expect(await decide(verb, code)).toEqual({ isDone: false, message: refused });
  expect((await read(null)).reviews.map((review) => review.id)).not.toContain(id);
  expect(await decide("approve", `${id}`)).toEqual({
    isDone: false,
    message: `${id} is no code of a review. The mail about it has one like 12-3fa9c1d2, which says which words you have read.`,
  });
  const newest = await newestCode();
  const unread = { rating: 1, comment: "Words that are read by nobody." };
  const both = await Promise.all([decide("approve", newest), change("PUT", id, shopper, unread)]);
  expect(both.map((answer) => ("isDone" in answer ? answer.message : answer.status))).toContain(200);
  // Whoever was first, nothing is shown that was not read.
  expect((await read(null)).reviews.map(({ comment }) => comment)).not.toContain(unread.comment);
});

test("one that is rejected is read by its writer alone, who may write another; one that was shown may be taken down", async () => {
  await deliver();
  const { id } = await written();
  const code = await newestCode();
  expect(await decide("reject", code)).toEqual({ isDone: true, message: `Review ${id} is kept from everybody.` });
  expect((await decide("reject", code)).message).toContain("Nothing has changed");
  expect((await read(shopper.bearer)).own).toMatchObject({ id, status: "rejected" });
  await decide("approve", code);
  expect((await read(null)).reviews.map((review) => review.id)).toContain(id);
  await decide("reject", code);
  expect((await read(null)).reviews.map((review) => review.id)).not.toContain(id);
  const again = await change("PUT", id, shopper, { rating: 4, comment: "Kinder words than before." });
  expect(again.body.review).toMatchObject({ status: "waiting" });
});

test("who writes and changes without end is stopped, and so are the mails to the shop", async () => {
  const strict = await demoShop({ env: { RATE_LIMITS: "strict" } });
  const writer = await newShopper(strict);
  const [product] = await strict.db
    .selectFrom("products")
    .select("id")
    .where("slug", "=", "kesar-long-kurta")
    .execute();
  const { id } = await strict.db
    .insertInto("reviews")
    .values({
      ...{ product_id: product?.id ?? 0, user_id: writer.id, author_name: "Asha V.", rating: 4, comment: WORDS },
      ...{ fit: null, verified: true, status: "waiting", created_at: strict.clock.now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const statuses = [];
  for (let nth = 0; nth < 21; nth += 1) {
    const body = { rating: 3, comment: `Words of another kind, ${nth}` };
    statuses.push((await ask(strict, "PUT", `/api/reviews/${id}`, { bearer: writer.bearer, body })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  const notices = await strict.db.selectFrom("mails").select("id").where("kind", "=", "review-notice").execute();
  expect(notices).toHaveLength(20);
  await strict.close();
});

// spec: PUT, DELETE /api/reviews/{id}
test("what is changed waits again, what is deleted is gone, and nobody touches another's", async () => {
  await deliver();
  const { id } = await written();
  await decide("approve", await newestCode());
  const stranger = await newShopper(shop);
  const other = { rating: 1, comment: "Not mine to write." };
  expect((await change("PUT", id, stranger, other)).status).toBe(404);
  expect((await change("DELETE", id, stranger)).status).toBe(404);
  expect((await change("PUT", "x", shopper, other)).status).toBe(404);
  const changed = await change("PUT", id, shopper, { rating: 5, comment: "Even better after a wash." });
  expect(changed.body.review).toMatchObject({ rating: 5, fit: null, status: "waiting" });
  expect((await read(null)).reviews.map((review) => review.id)).not.toContain(id);
  const fit = await change("PUT", id, shopper, { rating: 5, comment: "Even better after a wash.", fit: "true" });
  expect(fit.body.review).toMatchObject({ fit: "true", status: "waiting" });
  expect((await change("DELETE", id)).status).toBe(200);
  expect(await read(shopper.bearer)).toMatchObject({ own: null, may_review: true });
});

test.each([
  [{ rating: 0 }, "rating", "Please choose a rating."],
  [{ rating: 4.5 }, "rating", expect.any(String)],
  [{ rating: 6 }, "rating", "Please choose a rating."],
  [{ fit: "huge" }, "fit", expect.any(String)],
  [{ comment: "  nine char   " }, "comment", "Please write at least 10 characters."],
  [{ comment: "x".repeat(1001) }, "comment", "Please write at most 1000 characters."],
])("refuses what is no review, at its field, %#", async (body, field, message) => {
  await deliver();
  const { status, body: answer } = await write(body);
  expect([status, (answer as unknown as { errors: object }).errors]).toEqual([422, { [field]: [message] }]);
  expect((await write({ comment: " ten chars " + "." })).status).toBe(201);
});
