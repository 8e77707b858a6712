import type { PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Order } from "@selvedge/commerce/wire/orders";
import { type Answer, ask, type Client, type Shopper } from "./shopper.ts";

/** The proof that the provider's window returns. */
export interface Proof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Orders the cart's contents. Throws if the shop refuses. */
export async function ordered(shopper: Shopper, key?: string): Promise<PlacedOrder> {
  const { status, body } = await shopper.order(await shopper.pendingOrder(), key);
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Presses a button of the bank's window. */
export function press(
  shop: Client,
  { payment }: PlacedOrder,
  outcome: "success" | "failure" | "dismiss",
): Promise<Answer<Proof & { error: unknown }>> {
  return ask(shop, "POST", "/dev/bank/payments", {
    body: { provider_order_id: payment?.provider_order_id, outcome },
  });
}

/** Sends the proof, as the page does. */
export function confirm(
  shopper: Shopper,
  orderId: string,
  proof: Proof,
): Promise<Answer<{ order: Order; message: string }>> {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = proof;
  return shopper.ask("POST", `/api/orders/${orderId}/payment`, {
    razorpay_payment_id,
    razorpay_order_id,
    razorpay_signature,
  });
}

/** Pays at the bank and sends the proof. Resolves with the proof. */
export async function pay(shop: Client, shopper: Shopper, placed: PlacedOrder): Promise<Proof> {
  const { body: proof } = await press(shop, placed, "success");
  await confirm(shopper, placed.order.id, proof);
  return proof;
}

/** The order as its shopper sees it. */
export async function seen(shopper: Shopper, orderId: string): Promise<Order> {
  const { body } = await shopper.ask<{ data: Order }>("GET", `/api/orders/${orderId}`);
  return body.data;
}

/** A paid order of two products by `owner`, whose name is in two scripts and contains HTML special characters. */
export async function paidOrder(shop: Parameters<typeof pay>[0], owner: Shopper): Promise<PlacedOrder> {
  await owner.add("kesar-long-kurta", "M");
  await owner.add("chand-khadi-top", "M", 2);
  const { body } = await owner.order({ ...(await owner.pendingOrder()), customer_name: "आशा <Verma>" });
  await pay(shop, owner, body);
  return body;
}
