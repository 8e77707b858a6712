import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import type { CreditReason } from "@selvedge/commerce/invoice";
import { deliveryWindow } from "@selvedge/commerce/delivery";
import { formatPaise } from "@selvedge/commerce/money";
import type { OrderInvoice, Shipment } from "@selvedge/commerce/wire/orders";
import { REFUND_TEXT } from "@selvedge/commerce/promises";
import { formatDay } from "@selvedge/commerce/dates";
import { damageText, exchangeText, isMadeToOrder, returnText } from "@selvedge/commerce/buying-terms";
import { periodText } from "@selvedge/commerce/exchange";
import { composeMail, type MailBlock, type NewMail } from "../mail/index.ts";
import { creditNoteLink, invoiceLink, mailLines, type MailContext } from "./order-mails.ts";
import { type OrderTerms, termsOf } from "./order-terms.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";
import type { RefundRow } from "./refunds.repository.ts";

/** Mail to the shopper, once, when the order is shipped. */
export function shippedMail(
  order: OrderRow,
  {
    lines,
    invoice,
    shipment,
  }: { lines: readonly OrderLineRow[]; invoice: OrderInvoice | null; shipment: Shipment | undefined },
  context: MailContext,
): NewMail {
  const arrives = formatDay(deliveryWindow(order.placed_at ?? order.created_at, termsOf(order)).latest);
  return {
    kind: "order-shipped",
    to: order.email,
    dedupeKey: `order-shipped:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your order ${order.id} is on its way`,
      label: context.label,
      heading: isMadeToOrder(termsOf(order)) ? "Your parcel has left the workshop." : "Your parcel is on its way.",
      blocks: [
        { kind: "text", text: `Your order ${order.id} is on its way to ${order.city}.` },
        { kind: "facts", facts: [["Estimated delivery", arrives], ...shipmentFacts(shipment), ...due(order)] },
        mailLines(order, lines),
        { kind: "button", label: "Track Order", url: trackingUrl(order, context) },
        ...invoiceLink(invoice, context),
      ],
      footnote: footnote(context),
    }),
  };
}

/** Mail to the shopper, once, when an order that was to be paid on delivery is cancelled. */
export function cancelledMail(order: OrderRow, lines: readonly OrderLineRow[], context: MailContext): NewMail {
  return {
    kind: "order-cancelled",
    to: order.email,
    dedupeKey: `order-cancelled:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your order ${order.id} is cancelled`,
      label: context.label,
      heading: "Your order is cancelled.",
      blocks: [
        {
          kind: "text",
          text: `We have cancelled your order ${order.id}. Nothing is to be paid, and nothing will come.`,
        },
        mailLines(order, lines),
      ],
      footnote: footnote(context),
    }),
  };
}

/** Mail to the shopper, once, when the parcel has come back unpaid. */
export function returnedMail(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  note: OrderInvoice | null,
  context: MailContext,
): NewMail {
  return {
    kind: "order-returned",
    to: order.email,
    dedupeKey: `order-returned:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your order ${order.id} has come back to us`,
      label: context.label,
      heading: "Your parcel has come back to us.",
      blocks: [
        {
          kind: "text",
          text: `The courier could not hand over the parcel of your order ${order.id}, and has brought it back. So the order is cancelled. Nothing is to be paid.`,
        },
        mailLines(order, lines),
        ...creditNoteLink(note, context),
        { kind: "text", text: "If you still want the pieces, order them again, or answer this mail." },
      ],
      footnote: footnote(context),
    }),
  };
}

/** Mail to the shopper, once, when the shop refunds single lines. `lines` have the refunded quantities. */
export function lineRefundMail(
  order: OrderRow,
  { refund, lines, note }: { refund: RefundRow; lines: readonly OrderLineRow[]; note: OrderInvoice },
  context: MailContext,
): NewMail {
  const amount = formatPaise(refund.amount_paise);
  return {
    kind: "order-refund",
    to: order.email,
    dedupeKey: `order-refund:${refund.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your refund of ${amount} for order ${order.id}`,
      label: context.label,
      heading: "Your money is on its way back.",
      blocks: [
        { kind: "text", text: `We are giving the price of these pieces of your order ${order.id} back to you.` },
        { kind: "facts", facts: [["Amount", amount]] },
        { kind: "text", text: refundWay(order) },
        mailLines(order, lines),
        ...creditNoteLink(note, context),
      ],
      footnote: footnote(context),
    }),
  };
}

/**
 * Mail to the shopper, once, when the shop refunds the order. `order` is the order before the refund, `lines` have the
 * quantities that are refunded with it, and `refundedBefore` was refunded by line.
 */
export function orderRefundMail(
  order: OrderRow,
  {
    lines,
    note,
    reason,
    refundedBefore,
  }: { lines: readonly OrderLineRow[]; note: OrderInvoice; reason: CreditReason; refundedBefore: number },
  context: MailContext,
): NewMail {
  const { subject, heading, blocks } =
    order.total_paise === 0 ? freeOrderWords(order, reason) : refundWords(order, reason, refundedBefore);
  return {
    kind: "order-refund",
    to: order.email,
    dedupeKey: `order-refund:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject,
      label: context.label,
      heading,
      blocks: [...blocks, mailLines(order, lines), ...creditNoteLink(note, context)],
      footnote: footnote(context),
    }),
  };
}

interface RefundWords {
  subject: string;
  heading: string;
  blocks: MailBlock[];
}

function refundWords(order: OrderRow, reason: CreditReason, refundedBefore: number): RefundWords {
  const amount = formatPaise(order.total_paise - refundedBefore);
  const what =
    reason === "refunded" || reason === "lines"
      ? `We are giving ${refundedBefore > 0 ? "the rest of " : ""}the price of your order ${order.id} back to you.`
      : `We have cancelled your order ${order.id}, and are giving its price back to you. ${WHEREABOUTS[reason]}`;
  return {
    subject: `Your refund of ${amount} for order ${order.id}`,
    heading: "Your money is on its way back.",
    blocks: [
      { kind: "text", text: what },
      { kind: "facts", facts: [["Amount", amount]] },
      { kind: "text", text: refundWay(order) },
    ],
  };
}

const refundWay = (order: OrderRow): string =>
  order.payment_method === CASH_ON_DELIVERY
    ? "You paid the courier, so we hand it to you or send it to your bank account."
    : `It goes back the way it came, and reaches your account within ${REFUND_TEXT}. You need to do nothing.`;

/** For an order that cost nothing, so that there is no money to refund. */
function freeOrderWords(order: OrderRow, reason: CreditReason): RefundWords {
  const [done, where] =
    reason === "refunded" || reason === "lines" ? ["taken back", ""] : ["cancelled", ` ${WHEREABOUTS[reason]}`];
  return {
    subject: `Your order ${order.id} is ${done}`,
    heading: `Your order is ${done}.`,
    blocks: [
      {
        kind: "text",
        text: `We have ${done} your order ${order.id}. Nothing was paid for it, so nothing is to be given back.${where}`,
      },
    ],
  };
}

/** Where the parcel of a cancelled order is. */
const WHEREABOUTS: Record<Exclude<CreditReason, "refunded" | "lines">, string> = {
  cancelled: "Nothing will come.",
  undelivered: "If its parcel reaches you all the same, please answer this mail.",
  returned: "Its parcel has come back to us.",
};

/** Mail to the shopper, once, on delivery: what can be requested now, and until when. */
export function deliveredMail(order: OrderRow, lines: readonly OrderLineRow[], context: MailContext): NewMail {
  return {
    kind: "order-delivered",
    to: order.email,
    dedupeKey: `order-delivered:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your order ${order.id} is delivered`,
      label: context.label,
      heading: "Your parcel has arrived.",
      blocks: [
        { kind: "text", text: `Your order ${order.id} is delivered. We hope that everything fits.` },
        mailLines(order, lines),
        { kind: "text", text: afterDelivery(termsOf(order)) },
        { kind: "button", label: "See your order", url: `${context.origin}/order-confirmation/${order.id}` },
      ],
      footnote: footnote(context),
    }),
  };
}

function afterDelivery(terms: OrderTerms): string {
  const exchange = exchangeText(terms);
  const returns = returnText(terms);
  const isSame = terms.exchange === terms.damage_hours;
  return [
    ...(exchange === null
      ? []
      : [
          `If a ${terms.options.size.toLowerCase()} is not right, ask for an exchange from your order’s page ${exchange}, once per order.`,
        ]),
    ...(returns === null ? [] : [`If you want to return a piece, write to us ${returns}.`]),
    ...(exchange === null && returns === null ? [] : [`The piece must be ${terms.condition}.`]),
    `If something is damaged or wrong, tell us ${isSame ? `within the same ${periodText(terms.damage_hours)}` : damageText(terms)}, with photographs.`,
  ].join(" ");
}

/** Courier and tracking number, as far as they are known. */
export const shipmentFacts = (shipment: Shipment | undefined): [string, string][] => [
  ...(shipment?.courier ? [["Courier", shipment.courier] satisfies [string, string]] : []),
  ...(shipment?.tracking_number ? [["Tracking number", shipment.tracking_number] satisfies [string, string]] : []),
];

const due = ({ payment_status, total_paise }: OrderRow): [string, string][] =>
  payment_status === "pending" ? [["To be paid to the courier", formatPaise(total_paise)]] : [];

/** The email is in the fragment, which browsers do not send to servers. */
const trackingUrl = ({ id, email }: OrderRow, { origin }: MailContext) =>
  `${origin}/track-order?order=${id}#${new URLSearchParams({ email })}`;

const footnote = ({ label, shopAddress }: MailContext) =>
  `You get this because you ordered at ${label}. Questions? Write to ${shopAddress}.`;
