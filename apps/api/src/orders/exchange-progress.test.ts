import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerCommand } from "../owner/index.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { seededChance } from "../testing/seeded-chance.ts";
import { newShopper, type Shopper } from "../testing/shopper.ts";
import { restock, stockOf } from "../testing/stock.ts";
import type { TestApp } from "../testing/test-app.ts";
import { orderInvariants } from "./invariants.ts";

const PIECE = "kesar-long-kurta";

let shop: TestApp;
let shopper: Shopper;
/** An order of a kurta in M, for which L is asked. */
let id: string;
let had: Awaited<ReturnType<typeof sizes>>;
beforeAll(async () => {
  shop = await demoShop();
});
beforeEach(async () => {
  await restock(shop.db, PIECE, "M", 10);
  await restock(shop.db, PIECE, "L", 10);
  shopper = await newShopper(shop);
  id = await exchangeAsked(shopper);
  had = await sizes();
});
afterEach(async () => expect(await orderInvariants(shop.db)).toEqual([]));
afterAll(() => shop.close());

const sizes = async () => ({ m: await stockOf(shop.db, PIECE, "M"), l: await stockOf(shop.db, PIECE, "L") });
const run = (...words: string[]) => answerCommand(shop, words);
const exchanges = (verb: string, ...words: string[]) => run("exchanges", verb, id, ...words);
const exchangeSeen = async () => (await seen(shopper, id)).exchange;

async function deliveredOrder(who: Shopper, quantity = 1): Promise<string> {
  await who.add(PIECE, "M", quantity);
  const placed = await ordered(who);
  await pay(shop, who, placed);
  for (const step of ["shipped", "delivered"] as const) await shop.progress.advance(placed.order.id, step);
  return placed.order.id;
}

async function exchangeAsked(who: Shopper, quantity = 1): Promise<string> {
  const orderId = await deliveredOrder(who, quantity);
  const { items } = await seen(who, orderId);
  const asked = { item_id: items.find(({ slug }) => slug === PIECE)?.id, size: "L", reason: "small" };
  const { status } = await who.ask("POST", `/api/orders/${orderId}/exchange`, asked);
  expect(status).toBe(201);
  return orderId;
}

async function mailTexts() {
  shop.sentMails.length = 0;
  await shop.runJobs();
  return shop.sentMails.filter(({ to }) => to === shopper.email || to === "asha.verma@example.com");
}

test("an exchange is accepted, shipped and closed: the new size is reserved, then sold, and the shopper gets a mail each time", async () => {
  expect(await exchangeSeen()).toMatchObject({ state: "requested", decline_reason: null });
  await mailTexts();

  expect(await exchanges("accept")).toEqual({ isDone: true, message: `The exchange of ${id} is accepted.` });
  expect((await sizes()).l).toEqual({ ...had.l, free: 9, reserved: had.l.reserved + 1 });
  expect((await exchangeSeen())?.state).toBe("accepted");
  const [accepted] = await mailTexts();
  expect(accepted?.subject).toBe(`Your exchange for order ${id} is accepted`);
  expect(accepted?.text).toContain("A piece in size L is set aside for you");

  expect((await exchanges("ship", "--courier", "Delhivery", "--tracking", "149")).isDone).toBe(true);
  expect(await sizes()).toEqual({ m: had.m, l: { ...had.l, free: 9, sold: had.l.sold + 1 } });
  expect(await exchangeSeen()).toMatchObject({
    state: "shipped",
    shipment: { courier: "Delhivery", tracking_number: "149" },
  });
  const [shipped] = await mailTexts();
  expect(shipped?.subject).toBe(`Your exchange for order ${id} is on its way`);
  expect(shipped?.text).toMatch(/Delhivery[^]*149/);
  expect(accepted?.text).toContain("You need not send it yet.");
  expect(shipped?.text).toContain("Answer this mail, and we agree with you how it comes back to us.");

  expect((await exchanges("receive")).message).toBe(`The exchange of ${id} is closed. The piece is not back in stock.`);
  expect((await sizes()).m).toEqual(had.m);
  expect((await exchangeSeen())?.state).toBe("closed");
  expect((await mailTexts()).map(({ subject }) => subject)).toEqual([`Your exchange for order ${id} is complete`]);
});

test("the returned piece is restocked with --restock", async () => {
  await exchanges("accept");
  await exchanges("ship");
  expect((await exchanges("receive", "--restock")).message).toContain("The piece is back in stock.");
  expect((await sizes()).m).toEqual({ ...had.m, free: (had.m.free ?? 0) + 1, sold: had.m.sold - 1 });
});

test("an exchange for a sold-out size is not accepted, and stays requested", async () => {
  await restock(shop.db, PIECE, "L", 0);
  expect(await exchanges("accept")).toEqual({
    isDone: false,
    message: `Kesar Long Kurta in size L is sold out, so ${id} is not exchanged.`,
  });
  expect((await exchangeSeen())?.state).toBe("requested");
});

test("declining mails the reason, and releases the piece of an accepted exchange", async () => {
  await exchanges("accept");
  await mailTexts();
  expect((await exchanges("decline")).message).toContain("--reason is missing");
  const reason = "The last piece in L has a flaw in the cloth.";
  expect((await exchanges("decline", "--reason", reason)).isDone).toBe(true);
  expect(await sizes()).toEqual(had);
  expect(await exchangeSeen()).toMatchObject({ state: "declined", decline_reason: reason });
  const [mail] = await mailTexts();
  expect(mail?.subject).toBe(`Your exchange for order ${id} is declined`);
  expect(mail?.text).toContain(reason);
});

test("a step that cannot follow is refused with the state, and changes nothing", async () => {
  expect((await exchanges("ship")).message).toBe(
    `The exchange of ${id} is not shipped: it stands at "requested". It must be accepted first: exchanges accept ${id}`,
  );
  expect((await exchanges("receive")).message).toContain("It must be shipped first");
  await exchanges("accept");
  await exchanges("ship");
  expect((await exchanges("decline", "--reason", "Too late.")).message).toBe(
    `The exchange of ${id} is not declined: it stands at "shipped".`,
  );
  expect((await exchangeSeen())?.state).toBe("shipped");
  const other = await deliveredOrder(await newShopper(shop));
  expect((await run("exchanges", "accept", other)).message).toBe(`No exchange was asked for of order ${other}.`);
});

test("shipping again corrects the tracking number without a second mail", async () => {
  await exchanges("accept");
  await exchanges("ship", "--courier", "Delhivery", "--tracking", "149");
  await mailTexts();
  expect((await exchanges("ship", "--tracking", "150")).message).toContain("are noted.");
  expect((await exchangeSeen())?.shipment).toEqual({ courier: "Delhivery", tracking_number: "150" });
  expect(await mailTexts()).toEqual([]);
});

test("lists name the state, and show says where the exchange stands", async () => {
  const listed = async (...words: string[]) => (await run("exchanges", "list", ...words)).message;
  expect(await listed("--state", "requested")).toMatch(new RegExp(`^${id} .*M to L, requested  Kesar Long Kurta`, "m"));
  await exchanges("accept");
  expect(await listed("--state", "requested")).not.toContain(id);
  expect(await listed()).toContain(id);
  const { message } = await exchanges("show");
  expect(message).toMatch(/Piece +line 1, Kesar Long Kurta\n +Sizes +M to L: it is too small/);
  expect(message).toMatch(/State +accepted since /);
});

test("refunding the order declines an exchange that is not shipped, and releases its piece", async () => {
  await exchanges("accept");
  expect((await run("orders", "refund", id)).isDone).toBe(true);
  expect((await sizes()).l).toEqual(had.l);
  expect(await exchangeSeen()).toMatchObject({
    state: "declined",
    decline_reason: "The price of this order goes back to you.",
  });
});

test("a piece that was exchanged is not restocked with its order, because it is another size", async () => {
  await exchanges("accept");
  await exchanges("ship");
  const refused = await run("orders", "refund", id, "--restock");
  expect([refused.isDone, refused.message]).toEqual([
    false,
    `A piece of ${id} was exchanged for size L, so what comes back is not what was ordered. Leave --restock out, and count what you have back: stock add`,
  ]);
  expect((await run("orders", "refund", id)).isDone).toBe(true);
  expect((await run("orders", "restock", id)).isDone).toBe(false);
});

test("refunding a piece by line declines its exchange, and releases the piece that was reserved for it", async () => {
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  id = await exchangeAsked(shopper, 2);
  had = await sizes();
  await exchanges("accept");
  const line = (await seen(shopper, id)).items.findIndex(({ slug }) => slug === PIECE) + 1;
  const refundOne = async () => (await run("orders", "refund", id, "--line", `${line}:1`)).isDone;
  expect(await refundOne()).toBe(true);
  // The other piece of the line can be exchanged.
  expect((await exchangeSeen())?.state).toBe("accepted");
  await mailTexts();
  expect(await refundOne()).toBe(true);
  expect(await sizes()).toEqual(had);
  expect(await exchangeSeen()).toMatchObject({
    state: "declined",
    decline_reason: "The price of this piece goes back to you.",
  });
  expect((await mailTexts()).map(({ subject }) => subject)).toEqual([expect.stringContaining("Your refund of")]);
});

test("a piece that an earlier version refunded by line is not exchanged", async () => {
  shopper = await newShopper(shop);
  await shopper.add("chand-khadi-top", "M");
  id = await exchangeAsked(shopper);
  const line = (await seen(shopper, id)).items.findIndex(({ slug }) => slug === PIECE) + 1;
  expect((await run("orders", "refund", id, "--line", `${line}:1`)).isDone).toBe(true);
  const asItWas = { state: "requested", decline_reason: null } as const;
  await shop.db.updateTable("exchanges").set(asItWas).where("order_id", "=", id).execute();
  expect((await exchanges("accept")).message).toBe(
    `The piece is refunded, so it is not exchanged. Decline it: exchanges decline ${id}`,
  );
});

test("a piece of a hidden product can be exchanged for its other sizes", async () => {
  const other = await newShopper(shop);
  const orderId = await deliveredOrder(other);
  await run("products", "hide", PIECE);
  try {
    const { items } = await seen(other, orderId);
    expect(items[0]?.exchange_sizes).toEqual(["XS", "S", "L", "XL", "XXL"]);
    const asked = { item_id: items[0]?.id, size: "L", reason: "small" };
    expect((await other.ask("POST", `/api/orders/${orderId}/exchange`, asked)).status).toBe(201);
    expect((await seen(other, orderId)).items[0]).not.toHaveProperty("exchange_sizes");
    expect((await run("exchanges", "accept", orderId)).isDone).toBe(true);
  } finally {
    await run("products", "show", PIECE);
  }
});

test("of concurrent exchanges for the last piece one is accepted", async () => {
  const others = await Promise.all(Array.from({ length: 5 }, async () => exchangeAsked(await newShopper(shop))));
  const ids = [id, ...others];
  for (let round = 0; round < 5; round += 1) {
    await restock(shop.db, PIECE, "L", 1);
    const answers = await Promise.all(ids.map((each) => run("exchanges", "accept", each)));
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(await orderInvariants(shop.db)).toEqual([]);
    const [accepted] = ids.splice(
      answers.findIndex(({ isDone }) => isDone),
      1,
    );
    await run("exchanges", "decline", accepted ?? "", "--reason", "Another round.");
  }
});

test("of concurrent steps of one exchange each counts once", async () => {
  for (const [verb, words] of [
    ["accept", []],
    ["ship", ["--tracking", "149"]],
    ["receive", ["--restock"]],
  ] as const) {
    await Promise.all(Array.from({ length: 6 }, () => exchanges(verb, ...words)));
    expect(await orderInvariants(shop.db)).toEqual([]);
  }
  expect(await sizes()).toEqual({
    m: { ...had.m, free: (had.m.free ?? 0) + 1, sold: had.m.sold - 1 },
    l: { ...had.l, free: 9, sold: had.l.sold + 1 },
  });
});

test.each([1, 2, 3, 4, 5])(
  "stock agrees with orders and exchanges after any sequence of steps (seed %i)",
  async (seed) => {
    const chance = seededChance(seed);
    const ids = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => exchangeAsked(await newShopper(shop), 1 + (index % 2))),
    );
    await restock(shop.db, PIECE, "L", 2);
    const steps = (order: string): string[][] => [
      ["exchanges", "accept", order],
      ["exchanges", "accept", order],
      ["exchanges", "ship", order],
      ["exchanges", "receive", order, chance.happens(0.5) ? "--restock" : "--no-restock"],
      ["exchanges", "decline", order, "--reason", "We cannot."],
      ["orders", "refund", order, "--line", "1:1", ...(chance.happens(0.5) ? ["--restock"] : [])],
      ["orders", "refund", order, ...(chance.happens(0.5) ? ["--restock"] : [])],
      ["orders", "restock", order],
    ];
    let done = 0;
    for (let round = 0; round < 20; round += 1) {
      const commands = ids.map((order) => chance.oneOf(steps(order)));
      const answers = await Promise.all(commands.map((words) => run(...words)));
      done += answers.filter(({ isDone }) => isDone).length;
      expect(await orderInvariants(shop.db), JSON.stringify(commands)).toEqual([]);
    }
    expect(done).toBeGreaterThan(8);
  },
);
