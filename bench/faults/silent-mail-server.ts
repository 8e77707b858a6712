import { setTimeout as wait } from "node:timers/promises";
import { ordered, press, seen } from "../../apps/api/src/testing/paying.ts";
import { newShopper } from "../../apps/api/src/testing/shopper.ts";
import type { FaultyShop } from "./faulty-shop.ts";

const ORDERS = 30;
const PATIENCE_MS = 300_000;

/**
 * Orders are confirmed by the bank's webhook alone, one after another, while their mails hang on a mail server that
 * never answers. Resolves with the milliseconds from each payment to its confirmed order.
 */
export async function payWithoutMail({ client }: FaultyShop): Promise<number[]> {
  const shopper = await newShopper(client);
  const delays: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    shopper.cartToken = "";
    await shopper.add("chand-khadi-top", "M");
    const placed = await ordered(shopper);
    const start = performance.now();
    await press(client, placed, "success");
    while ((await seen(shopper, placed.order.id)).status !== "placed") {
      if (performance.now() - start > PATIENCE_MS) throw new Error(`${placed.order.id} was never paid.`);
      await wait(20);
    }
    delays.push(Math.round(performance.now() - start));
  }
  return delays;
}
