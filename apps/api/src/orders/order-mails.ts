import { capitalised, exchangeText, isMadeToOrder, returnText } from "@selvedge/commerce/buying-terms";
import { deliveryText } from "@selvedge/commerce/delivery";
import { describeMeasurements, sizeLabel } from "@selvedge/commerce/measurements";
import { formatDiscount, formatPaise } from "@selvedge/commerce/money";
import type { OrderInvoice } from "@selvedge/commerce/wire/orders";
import { composeMail, type MailBlock, type MailLine, type NewMail } from "../mail/index.ts";
import { shownPhone } from "../phone.ts";
import { methodName } from "./order-wire.ts";
import { termsOf } from "./order-terms.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";

/** What order mails name besides the order itself. */
export interface MailContext {
  /** The shop's name. */
  label: string;
  shopAddress: string;
  /** Within which time the shop answers, such as "within one working day". */
  replyTime: string;
  /** Origin for links, without a slash at the end. */
  origin: string;
}

/** Mail to the shopper, once, when the order is placed. */
export function orderConfirmation(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  invoice: OrderInvoice | null,
  context: MailContext,
): NewMail {
  const firstName = order.customer_name.split(" ", 1)[0] ?? order.customer_name;
  return {
    kind: "order-placed",
    to: order.email,
    dedupeKey: `order-placed:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your order ${order.id} is placed`,
      label: context.label,
      heading: `Thank you, ${firstName}.`,
      blocks: [
        {
          kind: "text",
          text: `Your order ${order.id} is placed${isToPay(order) ? "" : " and paid"}. ${deliverySentence(order)}`,
        },
        mailLines(order, lines),
        { kind: "totals", totals: totals(order) },
        { kind: "facts", facts: facts(order) },
        ...dueText(order),
        { kind: "text", text: destination(order) },
        { kind: "button", label: "See your order", url: `${context.origin}/order-confirmation/${order.id}` },
        ...invoiceLink(invoice, context),
        {
          kind: "text",
          text: afterwards(order),
        },
      ],
      footnote: `You get this because you ordered at ${context.label}. Questions? Write to ${context.shopAddress}.`,
    }),
  };
}

/** Mail to the shop, once, when the order is placed. */
export function orderNotice(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  invoice: OrderInvoice | null,
  context: MailContext,
): NewMail {
  return {
    kind: "order-notice",
    to: context.shopAddress,
    dedupeKey: `order-notice:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `New order ${order.id}, ${formatPaise(order.total_paise)}`,
      label: context.label,
      heading: `New order ${order.id}`,
      blocks: [
        mailLines(order, lines),
        ...measurements(lines),
        { kind: "totals", totals: totals(order) },
        {
          kind: "facts",
          facts: [...facts(order), ["Email", order.email], ["Phone", shownPhone(order.phone)]],
        },
        { kind: "text", text: destination(order) },
        ...invoiceLink(invoice, context),
      ],
      footnote: `The shop ${context.label} wrote this to itself.`,
    }),
  };
}

function deliverySentence(order: OrderRow): string {
  const terms = termsOf(order);
  const takes = `delivery takes ${deliveryText(terms)}.`;
  return isMadeToOrder(terms) ? `Each piece is made after you order; ${takes}` : capitalised(takes);
}

/** What can be done about an order that is placed. */
function afterwards(order: OrderRow): string {
  const terms = termsOf(order);
  const exchange = exchangeText(terms);
  const returns = returnText(terms);
  return [
    "A confirmed order cannot be cancelled.",
    ...(exchange === null
      ? []
      : [
          `If a ${terms.options.size.toLowerCase()} is not right, ask for an exchange from your order’s page ${exchange}.`,
        ]),
    ...(returns === null ? [] : [`If you want to return a piece, write to us ${returns}.`]),
  ].join(" ");
}

/** Whether the courier collects the payment. */
const isToPay = ({ payment_status }: OrderRow) => payment_status === "pending";

/** The amount to have ready at the door; empty for a paid order. */
export function dueText(order: OrderRow): MailBlock[] {
  if (!isToPay(order)) return [];
  const due = formatPaise(order.total_paise);
  return [
    { kind: "text", text: `Please have ${due} ready for the courier. The invoice comes when your parcel leaves.` },
  ];
}

/** A link to the invoice: the shopper keeps it, the shop puts it into the parcel. */
export function invoiceLink(invoice: OrderInvoice | null, { origin }: MailContext): MailBlock[] {
  return invoice ? [{ kind: "link", label: `Invoice ${invoice.number}`, url: `${origin}${invoice.url}` }] : [];
}

/** A link to the credit note. */
export function creditNoteLink(note: OrderInvoice | null, { origin }: MailContext): MailBlock[] {
  return note ? [{ kind: "link", label: `Credit note ${note.number}`, url: `${origin}${note.url}` }] : [];
}

/** The pieces of an order, with their options in the words that the order was made with. */
export const mailLines = (order: OrderRow, lines: readonly OrderLineRow[]): MailBlock => ({
  kind: "lines",
  lines: lines.map((line) => mailLine(line, termsOf(order).options.size)),
});

function mailLine(line: OrderLineRow, sizeWord: string): MailLine {
  const size = line.measurements
    ? describeMeasurements(line.measurements)
    : line.size && sizeLabel(line.size, sizeWord);
  const quantity = line.quantity === 1 ? "1 piece" : `${line.quantity} pieces`;
  return {
    title: line.product_name,
    detail: [size, line.material, quantity].filter(Boolean).join(" · "),
    amount: formatPaise(line.price_paise * line.quantity),
  };
}

/** Notes for the tailor, which are too long for a mail line. */
function measurements(lines: readonly OrderLineRow[]): MailBlock[] {
  return lines.flatMap(({ product_name, measurements: taken }) =>
    taken?.additionalNotes ? [{ kind: "text", text: `${product_name}: ${taken.additionalNotes}` }] : [],
  );
}

function totals(order: OrderRow): [string, string][] {
  const rows: [string, string][] = [["Subtotal", formatPaise(order.subtotal_paise)]];
  if (order.discount_paise > 0) {
    rows.push([`Discount${order.coupon_code ? ` (${order.coupon_code})` : ""}`, formatDiscount(order.discount_paise)]);
  }
  rows.push(["Shipping", formatPaise(order.shipping_paise)], ["Total", formatPaise(order.total_paise)]);
  return rows;
}

function facts(order: OrderRow): [string, string][] {
  return [
    ["Order", order.id],
    [isToPay(order) ? "Payment" : "Paid by", methodName(order.payment_method)],
  ];
}

function destination({ customer_name, address, city, postal_code, state, country }: OrderRow): string {
  return `To be delivered to ${customer_name}, ${address}, ${city} ${postal_code}, ${state}, ${country}.`;
}
