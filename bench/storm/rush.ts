import { confirm, press } from "../../apps/api/src/testing/paying.ts";
import { seededChance } from "../../apps/api/src/testing/seeded-chance.ts";
import { type Client, type Shopper, signIn } from "../../apps/api/src/testing/shopper.ts";

const SLUG = "kesar-long-kurta";
const SIZE = "M";
const COUPON = { code: "FLAT250", discount_type: "flat", discount_value: 250, max_discount_amount: null } as const;

/**
 * Places orders without a pause until `end` (of `performance.now()`): one order of three is changed, two of three are
 * paid.
 */
export async function shopUntil(end: number, client: Client, email: string, seed: number): Promise<void> {
  const chance = seededChance(seed);
  const shopper = await signIn(client, email);
  while (performance.now() < end) {
    shopper.cartToken = "";
    await shopper.add(SLUG, SIZE);
    await order(client, shopper, chance.happens(1 / 3), chance.happens(2 / 3));
  }
}

async function order(client: Client, shopper: Shopper, changes: boolean, pays: boolean): Promise<void> {
  const pending = await shopper.pendingOrder(COUPON);
  let answer = await shopper.order(pending);
  if (changes) answer = await shopper.order({ ...pending, city: "Bhopal" });
  if (answer.status !== 201 || !pays) return;
  const { status, body: proof } = await press(client, answer.body, "success");
  if (status === 200) await confirm(shopper, answer.body.order.id, proof);
}
