import { canMove, canMovePayment } from "@selvedge/commerce/order-states";
import { OrderStatus, PaymentStatus } from "@selvedge/commerce/wire/orders";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isNightly } from "../../../../scripts/test-extent.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { rounds } from "../testing/rounds.ts";
import { newModel, stateOf } from "../testing/sequences/model.ts";
import { beginSequence } from "../testing/sequences/shop.ts";
import { anySteps, KINDS, type Step } from "../testing/sequences/steps.ts";
import { takeStep } from "../testing/sequences/take-step.ts";
import type { TestApp } from "../testing/test-app.ts";
import { orderInvariants } from "./invariants.ts";

/** The embedded engine takes three times as long. */
const OF_A_NIGHT = process.env["TEST_DATABASE_URL"] ? 1000 : 300;
const SEQUENCES = isNightly ? OF_A_NIGHT : rounds(30, 6);
/** The nightly run takes other sequences every night, and prints the seed of one that fails. */
const SEED = isNightly ? Date.now() : 20_261_129;
/** A shop is used for this many, because the invariants are checked by reading all orders. */
const SEQUENCES_OF_A_SHOP = 25;

type State = ReturnType<typeof stateOf>;

/** How often each kind of step was taken and refused. */
type Tally = Map<Step["do"], { done: number; refused: number }>;

async function playSequence(shop: TestApp, steps: readonly Step[], tally: Tally): Promise<void> {
  const { stock, ...real } = await beginSequence(shop);
  const model = newModel(stock);
  let before: State = stateOf(model);
  for (const step of steps) {
    const isDone = takeStep(model, step);
    expect({ step, isDone: await real.take(step) }).toEqual({ step, isDone });
    const now = await real.state();
    expect(now).toEqual(stateOf(model));
    expect(forbiddenMoves(before, now)).toEqual([]);
    expect(now.stock.filter(({ stock: pieces, reserved }) => pieces !== null && pieces < reserved)).toEqual([]);
    expect((await real.money()).filter(({ kept, due }) => kept !== due)).toEqual([]);
    expect(await orderInvariants(shop.db)).toEqual([]);
    before = structuredClone(now);
    const counts = tally.get(step.do) ?? { done: 0, refused: 0 };
    counts[isDone ? "done" : "refused"] += 1;
    tally.set(step.do, counts);
  }
  expect(await shop.backups.findProblems()).toEqual([]);
}

/** Changes of a status that no chain of allowed changes leads to. */
function forbiddenMoves(before: State, now: State): string[] {
  return before.orders.flatMap((was, index) => {
    const is = now.orders[index];
    if (!is) return [`order ${index} is gone`];
    return [
      ...(leadsTo(was.status, is.status, canMove, OrderStatus.options) ? [] : [`${was.status} to ${is.status}`]),
      ...(leadsTo(was.payment, is.payment, canMovePayment, PaymentStatus.options)
        ? []
        : [`${was.payment} to ${is.payment}`]),
    ];
  });
}

function leadsTo<Status>(
  from: Status,
  to: Status,
  may: (from: Status, to: Status) => boolean,
  all: readonly Status[],
): boolean {
  return from === to || all.some((next) => may(from, next) && leadsTo(next, to, may, all));
}

// spec: T3 random sequences
test(`${SEQUENCES} random sequences of shoppers' and owner's steps end as in a model of the shop`, async () => {
  const tally: Tally = new Map();
  let shop: TestApp | undefined;
  let played = 0;
  const property = fc.asyncProperty(anySteps, async (steps) => {
    if (played % SEQUENCES_OF_A_SHOP === 0) await close();
    shop ??= await demoShop({ env: { COD_PINCODES: "452001", COD_MAX: "199999" } });
    played += 1;
    try {
      await playSequence(shop, steps, tally);
    } catch (error) {
      // What is wrong in a shop stays wrong, and would fail the shorter sequences that are tried next.
      await close();
      throw error;
    }
  });
  async function close() {
    await shop?.close();
    shop = undefined;
  }
  try {
    await fc.assert(property, { numRuns: SEQUENCES, seed: SEED });
  } finally {
    await close();
  }
  const never = KINDS.filter((kind) => (tally.get(kind)?.done ?? 0) === 0);
  expect(SEQUENCES < 30 ? [] : never).toEqual([]);
}, 1_500_000);
