import type { Command } from "./command.ts";
import { untold } from "./order-commands.ts";

/** What the shop's owner says of payments over which nothing is decided. */
export const PAYMENT_COMMANDS: readonly Command[] = [
  {
    usage: "payments list",
    about: "payments that could not be booked, or are not what their order asks for",
    async run({ paymentReviews }) {
      const lines = await paymentReviews.list();
      return lines.length === 0 ? "No payment is in review." : lines.join("\n");
    },
  },
  {
    usage: "payments book <payment>",
    about: "one that could not be booked is tried at once",
    async run({ paymentReviews }, { argument: id }) {
      const { orderId, state } = await paymentReviews.book(id);
      if (state === "accepted") return `Payment ${id} pays for ${orderId}, which is placed.`;
      if (state === "refund_pending") return `Payment ${id} cannot pay for ${orderId} any more, and goes back.`;
      return `Payment ${id} for ${orderId} is ${state}.`;
    },
  },
  {
    usage: "payments refund <payment>",
    about: "one of that list goes back; the shopper is told",
    async run({ orderRefunds }, { argument: id }) {
      const order = await orderRefunds.refundPayment(id);
      return order
        ? `Payment ${id} goes back.${untold(order)}`
        : `Payment ${id} went back before. Nothing has changed.`;
    },
  },
];
