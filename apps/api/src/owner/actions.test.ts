import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { deliverEvent, paymentEvent, signEvent } from "../testing/bank-events.ts";
import { ordered, pay, seen } from "../testing/paying.ts";
import { phonePhoto } from "../testing/photos.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import { restock } from "../testing/stock.ts";
import { tableContents } from "../testing/table-contents.ts";
import type { TestApp } from "../testing/test-app.ts";
import { randomId } from "../random-id.ts";
import { ACTIONS } from "./actions.ts";
import { answerCommand } from "./answer-command.ts";

const SECRET = "actions-webhook-secret";
const PIECE = "kesar-long-kurta";

let folder: string;
let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "actions-"));
  shop = await demoShop({
    env: {
      DATA_DIR: folder,
      COD_PINCODES: "452001",
      RAZORPAY_WEBHOOK_SECRET: SECRET,
    },
  });
});
beforeEach(async () => {
  for (const size of ["M", "L"]) await restock(shop.db, PIECE, size, 10);
  shopper = await newShopper(shop);
});
afterEach(async () => void (await command("maintenance", "off")));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function paidOrder(...steps: readonly ("shipped" | "delivered")[]): Promise<string> {
  await shopper.add(PIECE, "M");
  const placed = await ordered(shopper);
  await pay(shop, shopper, placed);
  for (const step of steps) await shop.progress.advance(placed.order.id, step);
  return placed.order.id;
}

async function exchangeAsked(...steps: readonly string[]): Promise<string> {
  const id = await paidOrder("shipped", "delivered");
  const { items } = await seen(shopper, id);
  await shopper.ask("POST", `/api/orders/${id}/exchange`, { item_id: items[0]?.id, size: "L", reason: "small" });
  for (const step of steps) await command("exchanges", step, id);
  return id;
}

async function orderOnDelivery(...steps: readonly "shipped"[]): Promise<string> {
  await shopper.add(PIECE, "M");
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), payment_method: "cod" });
  for (const step of steps) await shop.progress.advance(body.order.id, step);
  return body.order.id;
}

async function cancelledOrder(): Promise<string> {
  const id = await orderOnDelivery();
  await shop.progress.cancelOrder(id, false);
  return id;
}

async function reviewCode(): Promise<string> {
  await paidOrder("shipped", "delivered");
  await ask(shop, "POST", `/api/products/${PIECE}/reviews`, {
    bearer: shopper.bearer,
    body: { rating: 4, comment: "The colour is what the pictures show, and it fits well.", fit: "true" },
  });
  await shop.runJobs();
  return /reviews approve (\S+)/.exec(shop.sentMails.at(-1)?.text ?? "")?.[1] ?? "";
}

async function paymentInReview(): Promise<string> {
  await shopper.add(PIECE, "M");
  const placed = await ordered(shopper);
  const id = `wrong_${placed.order.id}`;
  const body = paymentEvent(placed, id, { amount: 100 });
  await deliverEvent(shop, body, { id: `evt_${id}`, signature: signEvent(body, SECRET) });
  return id;
}

async function unbookedPayment(): Promise<string> {
  await shopper.add(PIECE, "M");
  const { order, payment } = await ordered(shopper);
  const { total_paise } = await shop.db
    .selectFrom("orders")
    .select("total_paise")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const id = `pay_${order.id}`;
  await shop.db
    .insertInto("payments")
    .values({
      id,
      order_id: order.id,
      amount_paise: total_paise,
      currency: "INR",
      provider_order_id: payment?.provider_order_id ?? "",
      state: "unbooked",
      reason: null,
      refund_id: null,
      created_at: shop.clock.now(),
      changed_at: shop.clock.now(),
    })
    .execute();
  return id;
}

async function photoFile(red: number): Promise<string> {
  const file = join(folder, `${red}.jpg`);
  await writeFile(file, await phonePhoto({ red }));
  return file;
}

async function lastPicture(): Promise<string> {
  const { id } = await shop.db.selectFrom("products").select("id").where("slug", "=", PIECE).executeTakeFirstOrThrow();
  return String((await shop.galleries.listPictures(id)).length);
}

/** A product that no order of this file needs. */
const OTHER = "mira-tiered-dress";
const SKU = "NM-DR-01-M-paisley-mul";

const setStatus = (status: "active" | "hidden") => command("products", status === "active" ? "show" : "hide", OTHER);
const command = (...words: string[]) => answerCommand(shop, words);

async function staffEmail(): Promise<string> {
  const email = `${randomId().toLowerCase()}@example.com`;
  await command("staff", "add", email, "--role", "owner");
  return email;
}

async function fileOf(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

async function failedJob(): Promise<string> {
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto("jobs")
    .values({ kind: "no-such-kind", payload: "{}", run_at: now, dedupe_key: null, created_at: now, failed_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

const GOODS = JSON.stringify({ products: [{ slug: OTHER, note: "Runs large." }] });
const SETTINGS = JSON.stringify({ making: "stock", damage_hours: 72 });
const TERMS = "You buy from us.\n\n## Prices\n\nIn rupees.";

const STORY =
  "---\ntitle: Our looms\nstandfirst: Six.\ntopic: People\nauthor: Asha\npublished_on: 2026-11-20\n---\n\nWords.";

/** For each action that changes something: brings the shop into a state where it does, and resolves with what follows the command's name. */
const GIVEN: Record<string, () => Promise<string[]>> = {
  "products import": async () => [await fileOf("goods.json", GOODS)],
  "products add": async () =>
    "new-kurta --name Kurta --category dresses --hsn 6204 --price 1800 --size M=3 --size L".split(" "),
  "products set": async () => [OTHER, "--name", "Another name"],
  "products hide": async () => (await setStatus("active"), [OTHER]),
  "products show": async () => (await setStatus("hidden"), [OTHER]),
  "products archive": async () => [OTHER],
  "price set": async () => [OTHER, "2100"],
  "weight set": async () => [OTHER, "350"],
  "sizes add": async () => [OTHER, "XXXL=2"],
  "materials add": async () => [OTHER, "new-cloth", "--name", "New cloth", "--color", "#1b2339"],
  "offer start": async () => [OTHER, "--percent", "20", "--until", "2026-12-31"],
  "offer end": async () => (await command("offer", "start", OTHER, "--rupees", "100"), [OTHER]),
  "stock set": async () => [SKU, "41", "--reason", "yearly count"],
  "stock add": async () => [SKU, "2", "--reason", "delivery"],
  "stock remove": async () => [SKU, "1", "--reason", "damaged"],
  "orders process": async () => [await paidOrder()],
  "orders ship": async () => [await paidOrder()],
  "orders deliver": async () => [await paidOrder("shipped")],
  "orders paid": async () => [await orderOnDelivery("shipped")],
  "orders cancel": async () => [await orderOnDelivery()],
  "orders returned": async () => [await orderOnDelivery("shipped")],
  "orders refund": async () => [await paidOrder("shipped", "delivered")],
  "orders restock": async () => [await cancelledOrder()],
  "exchanges accept": async () => [await exchangeAsked()],
  "exchanges decline": async () => [await exchangeAsked(), "--reason", "It was worn."],
  "exchanges ship": async () => [await exchangeAsked("accept"), "--tracking", "149"],
  "exchanges receive": async () => [await exchangeAsked("accept", "ship"), "--restock"],
  "payments book": async () => [await unbookedPayment()],
  "payments refund": async () => [await paymentInReview()],
  "picture add": async () => [PIECE, await photoFile(100), "--alt", "From the front"],
  "picture replace": async () => [PIECE, "1", await photoFile(200), "--alt", "From the side"],
  "picture describe": async () => [PIECE, "1", "--alt", "From the left"],
  "picture move": async () => [PIECE, await lastPicture(), "1"],
  "picture remove": async () => [PIECE, await lastPicture()],
  "reviews approve": async () => [await reviewCode()],
  "reviews reject": async () => [await reviewCode()],
  "staff add": async () => ["New@Example.com", "--role", "packer"],
  "staff remove": async () => [await staffEmail()],
  "staff reset": async () => [await staffEmail()],
  "coupons create": async () => ["NEW-COUPON", "--percent", "10", "--minimum", "2000"],
  "coupons end": async () => ["FLAT250"],
  block: async () => ["98111 22333", "--reason", "Refused three parcels"],
  unblock: async () => {
    await command("block", "rude@example.com", "--reason", "Threats");
    return ["rude@example.com"];
  },
  "journal add": async () => ["our-weavers", "--title", "Our weavers"],
  "journal set": async () => ["blue-takes-its-time", "--title", "Blue, slowly"],
  "journal picture": async () => ["blue-takes-its-time", await photoFile(170), "--alt", "A vat of indigo"],
  "journal photo": async () => [await photoFile(180), "--alt", "Three dresses"],
  "journal publish": async () => [await fileOf("our-looms.md", STORY)],
  "journal remove": async () => ["the-river-at-maheshwar"],
  "maintenance on": async () => [],
  "maintenance off": async () => (await command("maintenance", "on"), []),
  "settings set": async () => ["delivery.days", "3-7"],
  "settings import": async () => [await fileOf("settings.json", SETTINGS)],
  "settings reset": async () => (await command("settings", "set", "delivery.days", "4-8"), ["delivery"]),
  "collections add": async () =>
    "skirts --name Skirts --description Skirts. --lead Skirts. --fact Cloth=Linen".split(" "),
  "collections set": async () => ["evening", "--position", "1"],
  "collections picture": async () => ["evening", "desktop", await photoFile(150), "--alt", "Three dresses"],
  "collections remove": async () => ["vacation"],
  "pages set": async () => ["home", "hero.title", "Three dresses"],
  "pages import": async () => ["terms-conditions", await fileOf("terms.md", TERMS)],
  "pages picture": async () => ["our-story", "studio", await photoFile(160), "--alt", "A table"],
  "pages reset": async () => (await command("pages", "set", "our-story", "lead", "We sew."), ["our-story"]),
  "jobs retry": async () => [await failedJob()],
  "accounts erase": async () => [shopper.email],
  "sessions end": async () => [shopper.bearer],
  backup: async () => [join(folder, "backup")],
};

const filesOf = async (directory: string) =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    .toSorted();

const auditRows = () => shop.db.selectFrom("audit").selectAll().orderBy("id").execute();

/** Moves as many pieces or the next picture again, makes another code, or counts the minutes from now. */
const COUNTED_AGAIN = new Set(["stock add", "stock remove", "staff reset", "maintenance on", "picture move"]);

const changes = ACTIONS.filter(({ kind }) => kind === "change").map(({ name }) => name);

test("every action that changes something is covered here", () => {
  expect(Object.keys(GIVEN).toSorted()).toEqual(changes.toSorted());
});

test.each(changes)(
  "%s changes nothing in a dry run, writes one audit row, and none when what it says is so already",
  async (name) => {
    const words = [...name.split(" "), ...((await GIVEN[name]?.()) ?? [])];
    const before = await tableContents(shop.db);
    const files = await filesOf(folder);
    const dry = await answerCommand(shop, [...words, "--dry-run"]);
    expect(dry).toEqual({ isDone: true, message: expect.stringContaining("Dry run, nothing has changed.") });
    expect(await tableContents(shop.db)).toEqual(before);
    expect(await filesOf(folder)).toEqual(files);

    const rowsBefore = await auditRows();
    const done = await answerCommand(shop, words);
    expect(done).toEqual({ isDone: true, message: expect.not.stringContaining("Nothing has changed") });
    const [row, ...others] = (await auditRows()).slice(rowsBefore.length);
    expect(row).toMatchObject({ action: name, actor: "command", at: shop.clock.now() });
    expect(row?.before).not.toEqual(row?.after);
    expect(others).toEqual([]);

    await answerCommand(shop, words);
    expect(await auditRows()).toHaveLength(rowsBefore.length + (COUNTED_AGAIN.has(name) ? 2 : 1));
  },
);

test.each(["subscribers export", "blocks list"])("%s, which hands out personal data, is in the audit", async (name) => {
  await command("block", "rude@example.com", "--reason", "Threats");
  const before = await auditRows();
  expect((await command(...name.split(" "))).isDone).toBe(true);
  const rows = (await auditRows()).slice(before.length);
  expect(rows).toMatchObject([{ action: name, actor: "command", after: { rows_read: expect.any(Number) } }]);
});

test("audit rows hold no email and no token", async () => {
  const texts = (await auditRows()).map((row) => JSON.stringify(row));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes("@"))).toEqual([]);
  await answerCommand(shop, ["sessions", "end", shopper.bearer]);
  expect(JSON.stringify(await auditRows())).not.toContain(shopper.bearer);
});
