import { formatPaise } from "@selvedge/commerce/money";
import { REFUND_TEXT } from "@selvedge/commerce/promises";
import { composeMail, type NewMail } from "../mail/index.ts";
import type { MailContext, OrderRow } from "../orders/index.ts";
import type { PaymentRow } from "./payments.repository.ts";
import type { ProviderPayment } from "./provider.ts";

/** The facts of a payment that mails state. */
type PaymentFacts = Pick<ProviderPayment, "id" | "amountPaise" | "currency">;

/** Why a payment is refunded: the reason stored with it, and the explanation for the shopper. */
const CAUSES = {
  paid: {
    reason: "The order was paid before.",
    explain: (id: string) => `Your order ${id} was paid already, so this second payment goes back to you.`,
  },
  replaced: {
    reason: "Another order took the place of this one.",
    explain: (id: string) =>
      `Order ${id} was replaced by another one before this payment came, so it goes back to you.`,
  },
  gone: {
    reason: "What was ordered was gone when the money came.",
    explain: (id: string) =>
      `Your payment for order ${id} came after its time, when the pieces were no longer free. So it goes back to you.`,
  },
  erased: {
    reason: "Who ordered has been erased, so nothing can be sent.",
    explain: (id: string) => `Your payment for order ${id} came after your data was erased, so it goes back to you.`,
  },
  /** The owner's decision. The reason was stored when the payment arrived. */
  review: {
    reason: null,
    explain: (id: string) => `Your payment for order ${id} was not what the order asked for, so it goes back to you.`,
  },
  /** The owner's decision, because the payment could not be booked. */
  unbooked: {
    reason: null,
    explain: (id: string) => `We could not use your payment for order ${id}, so it goes back to you.`,
  },
};
export type RefundCause = keyof typeof CAUSES;

export const refundReason = (cause: RefundCause): string | null => CAUSES[cause].reason;

/** Mails to the shopper and to the shop: this payment is refunded. */
export function refundNotices(
  order: OrderRow,
  payment: PaymentFacts,
  context: MailContext,
  cause: RefundCause,
): NewMail[] {
  const amount = amountOf(payment);
  const facts: [string, string][] = [
    ["Order", order.id],
    ["Payment reference", payment.id],
    ["Amount", amount],
  ];
  const toShopper = composeMail({
    subject: `Your payment of ${amount} is on its way back`,
    label: context.label,
    heading: "We are giving this payment back.",
    blocks: [
      { kind: "text", text: CAUSES[cause].explain(order.id) },
      { kind: "facts", facts },
      { kind: "text", text: `It reaches your account within ${REFUND_TEXT}. You need to do nothing.` },
    ],
    footnote: `You get this because you paid at ${context.label}. Questions? Write to ${context.shopAddress}.`,
  });
  const toShop = composeMail({
    subject: `Refund of ${amount} for ${order.id}`,
    label: context.label,
    heading: "A payment goes back",
    blocks: [
      {
        kind: "text",
        text: `The payment could not be used for its order. The refund has been asked for.${
          order.email === "" ? " The address of who paid is erased, so only you are told." : ""
        }`,
      },
      { kind: "facts", facts },
    ],
    footnote: `The shop ${context.label} wrote this to itself.`,
  });
  return [
    { kind: "refund", to: order.email, dedupeKey: `refund:${payment.id}`, orderId: order.id, ...toShopper },
    {
      kind: "refund-notice",
      to: context.shopAddress,
      dedupeKey: `refund-notice:${payment.id}`,
      orderId: order.id,
      ...toShop,
    },
  ];
}

/** Mail to the shop: this payment does not match the order and needs a person's decision. */
export function reviewNotice(order: OrderRow, payment: ProviderPayment, reason: string, context: MailContext): NewMail {
  return {
    kind: "payment-review",
    to: context.shopAddress,
    dedupeKey: `payment-review:${payment.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Please look at a payment for ${order.id}`,
      label: context.label,
      heading: "This payment is not what the order asks for",
      blocks: [
        {
          kind: "text",
          text: `${reason} The order is not placed. Decide whether to give the payment back: in the provider’s dashboard, or with “npm run shop -- payments refund ${payment.id}”.`,
        },
        {
          kind: "facts",
          facts: [
            ["Order", order.id],
            ["Order total", formatPaise(order.total_paise)],
            ["Payment reference", payment.id],
            ["Paid", amountOf(payment)],
          ],
        },
      ],
      footnote: `The shop ${context.label} wrote this to itself.`,
    }),
  };
}

/** Mail to the shop: a captured payment could not be booked because of a fault in the shop. */
export function unbookedNotice(order: OrderRow, payment: PaymentRow, context: MailContext): NewMail {
  return {
    kind: "payment-unbooked",
    to: context.shopAddress,
    dedupeKey: `payment-unbooked:${payment.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `The payment for ${order.id} could not be booked`,
      label: context.label,
      heading: "A payment has come and could not be booked",
      blocks: [
        {
          kind: "text",
          text: `The money is there, and the shop failed to book it for the order. It tries again every five minutes, for as long as it takes, and keeps the pieces of an open order meanwhile. The log says what went wrong. “npm run shop -- payments list” shows whether the payment still waits, “npm run shop -- payments book ${payment.id}” tries at once, and “npm run shop -- payments refund ${payment.id}” gives it back.`,
        },
        {
          kind: "facts",
          facts: [
            ["Order", order.id],
            ["Order total", formatPaise(order.total_paise)],
            ["Payment reference", payment.id],
            ["Paid", amountOf({ ...payment, amountPaise: payment.amount_paise })],
            ["Reason", payment.reason ?? "The shop stopped while it booked the payment."],
          ],
        },
      ],
      footnote: `The shop ${context.label} wrote this to itself.`,
    }),
  };
}

/** "₹4,499.00"; any other currency as the provider reported it, since its code may not be a real one. */
export const amountOf = ({ amountPaise, currency }: PaymentFacts): string =>
  currency === "INR" ? formatPaise(amountPaise) : `${amountPaise} (hundredths of ${currency})`;
