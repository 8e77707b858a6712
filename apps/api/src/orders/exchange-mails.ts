import { isMadeToOrder } from "@selvedge/commerce/buying-terms";
import { sizeInWords } from "@selvedge/commerce/measurements";
import { composeMail, type MailBlock, type NewMail } from "../mail/index.ts";
import { shownPhone } from "../phone.ts";
import type { ExchangeRow, NewExchange } from "./exchanges.repository.ts";
import type { MailContext } from "./order-mails.ts";
import { type OrderTerms, termsOf } from "./order-terms.ts";
import type { OrderLineRow, OrderRow } from "./orders.repository.ts";
import { shipmentFacts } from "./progress-mails.ts";

const REASONS = { small: "Too small", large: "Too large" } as const;

function facts(
  order: OrderRow,
  line: OrderLineRow,
  { order_id, size_received, size_wanted, reason }: NewExchange,
): [string, string][] {
  const { size } = termsOf(order).options;
  return [
    ["Order", order_id],
    ["Piece", [line.product_name, line.material].filter(Boolean).join(", ")],
    [`${size} received`, size_received],
    [`${size} wanted`, size_wanted],
    ["Reason", REASONS[reason]],
  ];
}

/** Mail to the shopper: the request has arrived, and what happens next. */
export function exchangeConfirmation(
  order: OrderRow,
  line: OrderLineRow,
  exchange: NewExchange,
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
        { kind: "text", text: termsOf(order).exchange_words.asked ?? `We answer ${context.replyTime}.` },
        { kind: "facts", facts: facts(order, line, exchange) },
        { kind: "text", text: `Until then keep the piece ${termsOf(order).condition}.` },
        { kind: "button", label: "See your order", url: `${context.origin}/order-confirmation/${order.id}` },
      ],
      footnote: `You get this because you asked for an exchange at ${context.label}. Questions? Write to ${context.shopAddress}.`,
    }),
  };
}

/** Mail to the shop: the shopper waits for an answer. */
export function exchangeNotice(
  order: OrderRow,
  line: OrderLineRow,
  exchange: NewExchange,
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
      heading: `Please answer ${context.replyTime}`,
      blocks: [
        {
          kind: "facts",
          facts: [
            ["Name", order.customer_name],
            ["Phone", shownPhone(order.phone)],
            ["Email", order.email],
            ...facts(order, line, exchange),
          ],
        },
      ],
      footnote: `The shop ${context.label} wrote this to itself.`,
    }),
  };
}

interface ProgressWords {
  /** The end of "Your exchange for order … is …". */
  state: string;
  heading: string;
  blocks: MailBlock[];
}

const text = (words: string): MailBlock => ({ kind: "text", text: words });

const PROGRESS: Record<
  Exclude<ExchangeRow["state"], "requested">,
  (exchange: ExchangeRow, terms: OrderTerms) => ProgressWords
> = {
  accepted: ({ size_received, size_wanted }, { condition, options }) => ({
    state: "accepted",
    heading: "We exchange your piece.",
    blocks: [
      text(
        `A piece in ${sizeInWords(size_wanted, options.size)} is set aside for you, and we write again when it is on its way.`,
      ),
      text(`Keep the one in ${sizeInWords(size_received, options.size)} ${condition} until we have it back.`),
      text("You need not send it yet. We say how it goes back when the new piece is on its way."),
    ],
  }),
  declined: ({ decline_reason }) => ({
    state: "declined",
    heading: "We cannot exchange your piece.",
    blocks: [text(decline_reason ?? ""), text("If you have a question, answer this mail.")],
  }),
  shipped: (exchange, terms) => ({
    state: "on its way",
    heading: `Your new ${terms.options.size.toLowerCase()} ${isMadeToOrder(terms) ? "has left the workshop" : "is on its way"}.`,
    blocks: [
      text(`The piece in ${sizeInWords(exchange.size_wanted, terms.options.size)} is on its way to you.`),
      text(
        `Have the one in ${sizeInWords(exchange.size_received, terms.options.size)} ready in its packing, ${terms.condition}. ${terms.exchange_words.way_back}`,
      ),
      { kind: "facts", facts: shipmentFacts(exchange) },
    ],
  }),
  closed: ({ size_received }, { options }) => ({
    state: "complete",
    heading: "Your exchange is complete.",
    blocks: [
      text(`The piece in ${sizeInWords(size_received, options.size)} is back with us. You need to do nothing more.`),
    ],
  }),
};

/** Mail to the shopper, once for each state after `requested`. */
export function exchangeProgressMail(
  order: OrderRow,
  line: OrderLineRow,
  exchange: ExchangeRow,
  context: MailContext,
): NewMail {
  if (exchange.state === "requested") throw new Error(`The exchange of ${order.id} has not moved.`);
  const { state, heading, blocks } = PROGRESS[exchange.state](exchange, termsOf(order));
  return {
    kind: "exchange-progress",
    to: order.email,
    dedupeKey: `exchange-${exchange.state}:${order.id}`,
    orderId: order.id,
    ...composeMail({
      subject: `Your exchange for order ${order.id} is ${state}`,
      label: context.label,
      heading,
      blocks: [
        ...blocks.filter((block) => block.kind !== "facts" || block.facts.length > 0),
        { kind: "facts", facts: facts(order, line, exchange) },
        { kind: "button", label: "See your order", url: `${context.origin}/order-confirmation/${order.id}` },
      ],
      footnote: `You get this because you asked for an exchange at ${context.label}. Questions? Write to ${context.shopAddress}.`,
    }),
  };
}
