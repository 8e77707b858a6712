import type { CartInbox } from "@selvedge/commerce/wire/cart";
import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import { sql } from "kysely";
import { answerCommand } from "../../owner/index.ts";
import { confirm, press, seen } from "../paying.ts";
import { ask, newShopper, type Shopper } from "../shopper.ts";
import { restock } from "../stock.ts";
import type { TestApp } from "../test-app.ts";
import { fromNewest, type ModelStock, type stateOf } from "./model.ts";
import { PIECES, SHOPPERS, type Step } from "./steps.ts";

const SECOND_MS = 1_000;
/** Unpaid orders keep their pieces for a quarter of an hour. */
const WAIT_MS = 16 * 60 * SECOND_MS;
const FEW_PIECES = 5;
const COUPON = { code: "ONCE100", discount_type: "flat", discount_value: 100, max_discount_amount: null } as const;

/** A real shop that takes the same steps as the model. */
export interface SequenceShop {
  /** Takes a step, and then runs all jobs. Resolves with whether the shop did it. Throws if it failed instead of refusing. */
  take(step: Step): Promise<boolean>;
  /** What the model can say, as the shop has it. */
  state(): Promise<ReturnType<typeof stateOf>>;
  /** What the shop keeps of each order's money and what it should keep, in paise. Reads the bank's books. */
  money(): Promise<{ order: string; kept: number; due: number }[]>;
}

/** New shoppers, few pieces and one use of the coupon. What was left unpaid before is closed. */
export async function beginSequence(shop: TestApp): Promise<SequenceShop & { stock: ModelStock[] }> {
  const { db, clock } = shop;
  clock.advance(WAIT_MS);
  await shop.runJobs();
  for (const { slug, size } of PIECES.slice(0, 2)) await restock(db, slug, size, FEW_PIECES);
  await db
    .updateTable("coupons")
    .set({ use_limit: sql`used + 1` })
    .where("code", "=", COUPON.code)
    .execute();
  const shoppers: Shopper[] = [];
  for (let count = 0; count < SHOPPERS; count += 1) shoppers.push(await newShopper(shop));
  const placed: { answer: PlacedOrder; by: Shopper }[] = [];
  const variants = await findVariants(shop);

  const shopperAt = (index: number) => at(shoppers, index);
  const inbox = async ({ cartToken }: Shopper) =>
    (await ask<CartInbox>(shop, "GET", `/api/cart/inbox?cart_token=${cartToken}`)).body.carts;

  async function command(...words: (string | undefined)[]): Promise<boolean> {
    return (
      await answerCommand(
        shop,
        words.filter((word) => word !== undefined),
      )
    ).isDone;
  }

  async function buy(step: Step): Promise<boolean> {
    switch (step.do) {
      case "add to cart": {
        const { slug, size } = at(PIECES, step.piece);
        // Throws for what the shop refuses.
        return shopperAt(step.shopper)
          .add(slug, size, step.quantity)
          .then(() => true, refused);
      }
      case "set quantity": {
        const line = (await inbox(shopperAt(step.shopper)))[step.line];
        if (!line) return false;
        return accepted(await ask(shop, "PUT", `/api/cart/${line.id}/${line.product.id}/${step.quantity}`));
      }
      case "remove from cart": {
        const { cartToken } = shopperAt(step.shopper);
        const line = (await inbox(shopperAt(step.shopper)))[step.line];
        if (!line) return false;
        return accepted(await ask(shop, "DELETE", `/api/cart/${line.id}`, { body: { cart_token: cartToken } }));
      }
      case "order": {
        const by = shopperAt(step.shopper);
        const pending = await by.pendingOrder(step.hasCoupon ? COUPON : null);
        const answer = await by.order({ ...pending, payment_method: step.method });
        const isNew =
          answer.status === 201 && placed.every(({ answer: { order } }) => order.id !== answer.body.order.id);
        if (isNew) placed.push({ answer: answer.body, by });
        return accepted(answer);
      }
      case "wait":
        clock.advance(WAIT_MS);
        return true;
      case "count stock":
        return command("stock", "set", at(variants, step.piece).sku, `${step.pieces}`, "--reason", "count");
      case "move stock": {
        const verb = step.delta > 0 ? "add" : "remove";
        return command("stock", verb, at(variants, step.piece).sku, `${Math.abs(step.delta)}`, "--reason", "found");
      }
      default:
        return follow(step);
    }
  }

  async function follow(step: Extract<Step, { order: number }>): Promise<boolean> {
    const named = fromNewest(placed, step.order);
    if (!named) return false;
    const { id } = named.answer.order;
    switch (step.do) {
      case "pay":
        return pay(named, step.how);
      case "process":
      case "ship":
      case "deliver":
      case "paid":
        return command("orders", step.do, id);
      case "restock":
        return command("orders", "restock", id);
      case "cancel":
      case "returned":
      case "refund":
        return command("orders", step.do, id, flag(step.restock));
      case "refund line":
        return command("orders", "refund", id, "--line", `${step.line + 1}:${step.quantity}`, flag(step.restock));
      case "ask for exchange": {
        const line = (await seen(named.by, id)).items[step.line];
        const size = PIECES.find(({ slug, size: each }) => slug === line?.slug && each !== line.size)?.size;
        const body = { item_id: line?.id ?? "none", size, reason: "small" };
        return accepted(await named.by.ask("POST", `/api/orders/${id}/exchange`, body));
      }
      case "accept exchange":
        return command("exchanges", "accept", id);
      case "decline exchange":
        return command("exchanges", "decline", id, "--reason", "None is left.");
      case "ship exchange":
        return command("exchanges", "ship", id);
      case "receive exchange":
        return command("exchanges", "receive", id, step.restock === true ? "--restock" : undefined);
    }
  }

  async function pay({ answer, by }: (typeof placed)[number], how: (Step & { do: "pay" })["how"]): Promise<boolean> {
    const bankOrder = answer.payment?.provider_order_id;
    if (bankOrder === undefined) return false;
    if (how === "again") {
      await shop.bank.captureLate(bankOrder);
      return true;
    }
    const pressed = await press(shop, answer, how === "declined" ? "failure" : "success");
    if (!accepted(pressed)) return false;
    // The same money may go back at once, so whether it has placed the order is read from the state.
    if (how === "on the page") accepted(await confirm(by, answer.order.id, pressed.body));
    return true;
  }

  return {
    stock: variants.map(({ stock, reserved, sold }) => ({ stock, reserved, sold })),

    async take(step) {
      clock.advance(SECOND_MS);
      const isDone = await buy(step);
      await shop.runJobs();
      return isDone;
    },

    async state() {
      const coupon = await db
        .selectFrom("coupons")
        .selectAll()
        .where("code", "=", COUPON.code)
        .executeTakeFirstOrThrow();
      return {
        stock: (await findVariants(shop)).map(({ stock, reserved, sold }) => ({ stock, reserved, sold })),
        couponsLeft: (coupon.use_limit ?? 0) - coupon.used,
        carts: await Promise.all(
          shoppers.map(async (shopper) =>
            (await inbox(shopper)).map(({ qty, product, variants: { size } }) => ({
              piece: PIECES.findIndex((piece) => piece.slug === product.slug && piece.size === size),
              quantity: qty,
            })),
          ),
        ),
        orders: await Promise.all(placed.map(({ answer }) => findState(shop, answer.order.id))),
      };
    },

    money: () => Promise.all(placed.map(({ answer }) => findMoney(shop, answer.order.id))),
  };
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no ${index}th of ${values.length}.`);
  return value;
}

/** Whether an answer is a success. Throws unless it is that or a refusal. */
function accepted({ status, body }: { status: number; body: unknown }): boolean {
  if (status >= 500 || [400, 401, 403, 429].includes(status)) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return status < 300;
}

function refused(error: unknown): false {
  if (/left|valid quantity|out of stock/.test(String(error))) return false;
  throw error;
}

const flag = (restocked: boolean | undefined) =>
  restocked === undefined ? undefined : restocked ? "--restock" : "--no-restock";

/** The variants of the pieces, in the first material of their product. */
function findVariants({ db }: TestApp) {
  return Promise.all(
    PIECES.map(({ slug, size }) =>
      db
        .selectFrom("variants")
        .innerJoin("products", "products.id", "variants.product_id")
        .innerJoin("product_sizes", "product_sizes.id", "size_id")
        .select(["sku", "variants.stock", "reserved", "variants.sold"])
        .where("slug", "=", slug)
        .where("product_sizes.name", "=", size)
        .orderBy("variants.id")
        .executeTakeFirstOrThrow(),
    ),
  );
}

async function findState({ db }: TestApp, id: string): Promise<ReturnType<typeof stateOf>["orders"][number]> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const exchange = await db.selectFrom("exchanges").select("state").where("order_id", "=", id).executeTakeFirst();
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(refund_lines.quantity), 0)::integer as refunded
    from order_lines left join refund_lines on line_id = order_lines.id
    where order_id = ${id} group by order_lines.id, position order by position`.execute(db);
  return {
    status: order.status,
    payment: order.payment_status,
    restocked: order.restocked,
    exchange: exchange?.state ?? null,
    refunded: rows.map(({ refunded }) => refunded),
  };
}

/** Of an order that stays paid the shop keeps its price without the lines that were refunded, and of any other nothing. */
async function findMoney({ db }: TestApp, id: string): Promise<{ order: string; kept: number; due: number }> {
  const { rows } = await sql<{ kept: number; due: number }>`
    select (
      select coalesce(sum(amount_paise - coalesce(back, 0)), 0)::integer
      from bank_payments
      left join (select bank_payment_id, sum(amount_paise) as back from bank_refunds group by bank_payment_id) refunds
        on bank_payment_id = bank_payments.id
      where bank_order_id = provider_order_id and status <> 'failed'
    ) as kept,
    case when payment_status = 'paid' and payment_method <> 'cod'
      then total_paise - (select coalesce(sum(amount_paise), 0)::integer from refunds where order_id = orders.id)
      else 0 end as due
    from orders where id = ${id}`.execute(db);
  return { order: id, kept: rows[0]?.kept ?? 0, due: rows[0]?.due ?? 0 };
}
