import { composeMail, type NewMail } from "../mail/index.ts";
import { shownPhone } from "../phone.ts";
import type { ExchangeRow } from "./exchanges.repository.ts";
import type { MailContext } from "./order-mails.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";

const REASONS = { small: "Too small", large: "Too large" } as const;

function facts(line: OrderLineRow, { order_id, size_received, size_wanted, reason }: ExchangeRow): [string, string][] {
  return [
    ["Order", order_id],
    ["Piece", [line.product_name, line.material].filter(Boolean).join(", ")],
    ["Size received", size_received],
    ["Size wanted", size_wanted],
    ["Reason", REASONS[reason]],
  ];
}

/** Mail to the shopper: the request has arrived, and what happens next. */
export function exchangeConfirmation(
  order: OrderRow,
  line: OrderLineRow,
  exchange: ExchangeRow,
  context: MailContext,
): NewMail {
  return {
    kind: "exchange",
    to: order.email,
    dedupeKey: `exchange:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your exchange for order ${order.id}`,
      label: context.label,
      heading: "We have your request.",
      blocks: [
        { kind: "text", text: `We will call you ${context.replyTime}.` },
        { kind: "facts", facts: facts(line, exchange) },
        { kind: "text", text: "Until then keep the piece unworn, unwashed and with its label." },
        { kind: "button", label: "See your order", url: `${context.origin}/order-confirmation/${order.id}` },
      ],
      footnote: `You get this because you asked for an exchange at ${context.label}. Questions? Write to ${context.shopAddress}.`,
    }),
  };
}

/** Mail to the shop: the shopper is to be called. */
export function exchangeNotice(
  order: OrderRow,
  line: OrderLineRow,
  exchange: ExchangeRow,
  context: MailContext,
): NewMail {
  return {
    kind: "exchange-notice",
    to: context.shopAddress,
    dedupeKey: `exchange-notice:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Exchange for ${order.id}: ${exchange.size_received} to ${exchange.size_wanted}`,
      label: context.label,
      heading: `Please call ${context.replyTime}`,
      blocks: [
        {
          kind: "facts",
          facts: [
            ["Name", order.customer_name],
            ["Phone", shownPhone(order.phone)],
            ["Email", order.email],
            ...facts(line, exchange),
          ],
        },
      ],
      footnote: `The shop ${context.label} wrote this to itself.`,
    }),
  };
}
