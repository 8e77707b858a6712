import { deliveryText, dispatchText, isDispatchSlow } from "@selvedge/commerce/delivery";
import { EXCHANGE_HOURS, EXCHANGE_TEXT } from "@selvedge/commerce/exchange";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { Policy } from "./policy.ts";

export const shippingReturn = (shop: ShopSettings): Policy => ({
  title: "Shipping & Returns",
  description: `Delivery in ${deliveryText(shop)}, free. Size exchange ${EXCHANGE_TEXT}; no returns or refunds.`,
  updated: "2026-11-28",
  inShort: `Made to order; ${deliveryText(shop)}; size exchange within ${EXCHANGE_HOURS} hours; no returns or refunds.`,
  sections: [
    {
      heading: "Making and delivery",
      paragraphs: [
        `Every piece is made after you order. Delivery usually takes ${deliveryText(shop)}. ${
          isDispatchSlow(shop)
            ? `In busy weeks dispatch itself can take ${dispatchText(shop)}; when that happens we write to you.`
            : `Your parcel leaves us within ${dispatchText(shop)}.`
        }`,
        "The number left of a size counts cloth, not finished pieces: it lies on our shelf and is still to be cut.",
      ],
    },
    { heading: "Cost", paragraphs: ["Shipping is free."] },
    {
      heading: "Following your order",
      paragraphs: ["Your account shows where each order stands."],
      link: { path: "/my-account/orders", text: "Your orders" },
    },
    {
      heading: "Exchange",
      paragraphs: [
        `You may ask for an exchange ${EXCHANGE_TEXT}, once per order, for size issues only. Ask from your order’s page. The piece must be unworn, unwashed and with its label.`,
      ],
      link: { path: "/my-account/orders", text: "Ask for an exchange" },
    },
    {
      heading: "Returns and refunds",
      paragraphs: ["Because each piece is made for you, we do not accept returns and do not give refunds."],
    },
    {
      heading: "Damaged or wrong",
      paragraphs: [`Tell us ${EXCHANGE_TEXT}, with photographs. We repair or replace it.`],
    },
    { heading: "Cancellation", paragraphs: ["An order cannot be cancelled once it is confirmed."] },
    {
      heading: "Custom sizes",
      paragraphs: [
        `Made to the measurements you gave; please check them twice. We alter once within the same ${EXCHANGE_HOURS} hours if the garment differs from them.`,
      ],
    },
  ],
});
