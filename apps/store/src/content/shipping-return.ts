import {
  capitalised,
  damageText,
  exchangeText,
  isMadeToOrder,
  returnsPhrase,
  returnText,
} from "@selvedge/commerce/buying-terms";
import { deliveryText, dispatchText, isDispatchSlow } from "@selvedge/commerce/delivery";
import { alterationHours, periodText } from "@selvedge/commerce/exchange";
import { REFUND_TEXT } from "@selvedge/commerce/promises";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { Policy, PolicySection } from "./policy.ts";

export const shippingReturn = (shop: ShopSettings): Policy => ({
  title: "Shipping & Returns",
  description: `Delivery in ${deliveryText(shop)}, free. ${exchangeAndReturns(shop)}.`,
  updated: "2026-11-28",
  inShort: `${[
    isMadeToOrder(shop) ? "Made to order" : "Sent from stock",
    deliveryText(shop),
    ...(shop.exchange === null
      ? []
      : [`${shop.options.size.toLowerCase()} exchange within ${periodText(shop.exchange)}`]),
    returnsPhrase(shop),
  ].join("; ")}.`,
  sections: [
    {
      heading: isMadeToOrder(shop) ? "Making and delivery" : "Delivery",
      paragraphs: [
        `${isMadeToOrder(shop) ? "Every piece is made after you order." : "Every piece is sent from our stock."} Delivery usually takes ${deliveryText(shop)}. ${
          isDispatchSlow(shop)
            ? `In busy weeks dispatch itself can take ${dispatchText(shop)}; when that happens we write to you.`
            : `Your parcel leaves us within ${dispatchText(shop)}.`
        }`,
        ...(isMadeToOrder(shop)
          ? [
              `The number left of a ${shop.options.size.toLowerCase()} counts cloth, not finished pieces: it lies on our shelf and is still to be cut.`,
            ]
          : []),
      ],
    },
    { heading: "Cost", paragraphs: ["Shipping is free."] },
    {
      heading: "Following your order",
      paragraphs: ["Your account shows where each order stands."],
      link: { path: "/my-account/orders", text: "Your orders" },
    },
    exchange(shop),
    { heading: "Returns and refunds", paragraphs: [returns(shop)] },
    {
      heading: "Damaged or wrong",
      paragraphs: [`Tell us ${damageText(shop)}, with photographs. We repair or replace it.`],
    },
    { heading: "Cancellation", paragraphs: ["An order cannot be cancelled once it is confirmed."] },
    ...(shop.custom ? [customSizes(shop)] : []),
  ],
});

const customSizes = (shop: ShopSettings): PolicySection => ({
  heading: `Custom ${shop.options.sizes.toLowerCase()}`,
  paragraphs: [
    `Made to the measurements you gave; please check them twice. We alter once ${alteration(shop)} if the garment differs from them.`,
  ],
});

function exchangeAndReturns(shop: ShopSettings): string {
  const until = exchangeText(shop);
  return until === null
    ? capitalised(returnsPhrase(shop))
    : `${shop.options.size} exchange ${until}; ${returnsPhrase(shop)}`;
}

function exchange(shop: ShopSettings): PolicySection {
  const heading = "Exchange";
  const until = exchangeText(shop);
  if (until === null) return { heading, paragraphs: ["We do not exchange pieces."] };
  return {
    heading,
    paragraphs: [
      `You may ask for an exchange ${until}, once per order, for ${shop.options.size.toLowerCase()} issues only. Ask from your order’s page. The piece must be ${shop.condition}.`,
    ],
    link: { path: "/my-account/orders", text: "Ask for an exchange" },
  };
}

function returns(shop: ShopSettings): string {
  const until = returnText(shop);
  if (until !== null) {
    return `You may return a piece ${until}: write to us, and we answer with how to send it. The piece must be ${shop.condition}. We refund its price the way you paid, and your bank has it ${REFUND_TEXT} after that.`;
  }
  return isMadeToOrder(shop)
    ? "Because each piece is made for you, we do not accept returns and do not give refunds."
    : "We do not accept returns and do not give refunds.";
}

/** The time is "the same" as that of the sections before. */
function alteration(shop: ShopSettings): string {
  return shop.exchange === null ? damageText(shop) : `within the same ${periodText(alterationHours(shop))}`;
}
