import { z } from "zod";
import { type Action, defineAction } from "./action.ts";
import { untold } from "./order-actions.ts";

const PAYMENT = z.object({
  payment: z.string().describe("the provider's id of the payment, such as pay_29QQoUBi66xm2f"),
});

/** For payments without a decision. */
export const PAYMENT_ACTIONS: readonly Action[] = [
  defineAction({
    name: "payments list",
    about: "payments that could not be booked, or are not what their order asks for",
    input: z.object({}),
    role: "owner",
    kind: "read",
    async run(_input, { shop }) {
      const lines = await shop.paymentReviews.list();
      return { message: lines.length === 0 ? "No payment is in review." : lines.join("\n"), data: lines };
    },
  }),
  defineAction({
    name: "payments book",
    about: "one that could not be booked is tried at once",
    input: PAYMENT,
    positional: ["payment"],
    role: "owner",
    kind: "change",
    async run({ payment }, { shop, record }) {
      const { orderId, state } = await shop.paymentReviews.book(payment, record);
      if (state === "accepted") return { message: `Payment ${payment} pays for ${orderId}, which is placed.` };
      if (state === "refund_pending") {
        return { message: `Payment ${payment} cannot pay for ${orderId} any more, and goes back.` };
      }
      return { message: `Payment ${payment} for ${orderId} is ${state}.` };
    },
  }),
  defineAction({
    name: "payments refund",
    about: "one of that list goes back; the shopper is told",
    input: PAYMENT,
    positional: ["payment"],
    role: "owner",
    kind: "change",
    async run({ payment }, { shop, record }) {
      const order = await shop.orderRefunds.refundPayment(payment, record);
      return {
        message: order ? `Payment ${payment} goes back.${untold(order)}` : `Payment ${payment} went back before.`,
      };
    },
  }),
];
