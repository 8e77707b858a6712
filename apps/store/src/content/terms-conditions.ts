import { damageText, exchangeText, returnText } from "@selvedge/commerce/buying-terms";
import { formatPhone } from "@selvedge/commerce/phone-format";
import { deliveryText, dispatchText, isDispatchSlow } from "@selvedge/commerce/delivery";
import { COMPLAINT_HOURS } from "@selvedge/commerce/promises";
import { brand } from "../brand.ts";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { Policy } from "./policy.ts";
import { ofTax } from "../taxes.ts";

const { legal } = brand;

export const termsConditions = (shop: ShopSettings): Policy => ({
  title: "Terms & Conditions",
  description: `What holds when you buy from ${brand.name}: orders, prices, dispatch, exchange and the law.`,
  updated: "2026-11-28",
  inShort:
    "Your order is confirmed when payment is received, and cannot be cancelled after that. The price at the time of order counts.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        `${legal.name}, ${legal.address}. ${ofTax(shop, `GSTIN ${shop.gstin}. `)}Write to ${brand.email} or call ${formatPhone(brand.phone)}.`,
        `${legal.grievanceOfficer.role}: ${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}. We acknowledge a complaint within ${COMPLAINT_HOURS} hours and settle it within one month.`,
      ],
    },
    {
      heading: "Orders",
      paragraphs: [
        "Your order is confirmed when payment is received. Confirmed orders cannot be cancelled.",
        "An order that you pay to the courier is confirmed when you place it.",
      ],
    },
    {
      heading: "Prices",
      paragraphs: [
        `In Indian rupees${ofTax(shop, ", inclusive of all taxes")}. The price at the time of order counts.`,
      ],
    },
    {
      heading: "Payment",
      paragraphs: [
        "By UPI or card, in the secured window of our payment provider, or to the courier where we offer that at your PIN code. We never see or store card numbers. Money that we have to give back goes back the way it came.",
      ],
    },
    {
      heading: "Dispatch",
      paragraphs: [
        `Orders are dispatched in ${dispatchText(shop)}.`,
        isDispatchSlow(shop)
          ? `That is so in busy weeks, and we write to you then. In all others your order is at your door in ${deliveryText(shop)}.`
          : `Your order is at your door in ${deliveryText(shop)}.`,
      ],
    },
    {
      heading: "Handmade",
      paragraphs: ["Small differences in weave, print and shade are part of the cloth and not a fault."],
    },
    {
      heading: "Exchange, returns, damage",
      paragraphs: [`${exchangeTerm(shop)} ${returnTerm(shop)} Damaged items are reported ${damageText(shop)}.`],
      link: { path: "/shipping-return", text: "Shipping & Returns" },
    },
    {
      heading: "Warranty",
      paragraphs: ["We give none beyond the rights that the law gives you."],
    },
    {
      heading: "Accounts",
      paragraphs: [
        "Accounts are for people of 18 years and over. For a child a parent or guardian orders, with an account of their own.",
        "Keep your password to yourself. Tell us if you think that somebody else knows it.",
      ],
    },
    { heading: "Content and names", paragraphs: ["Pictures, texts and names on these pages belong to the label."] },
    { heading: "Liability", paragraphs: ["Ours is limited to the price paid, where the law allows."] },
    {
      heading: "Law",
      paragraphs: [`Indian law applies. Disputes go to the courts of ${legal.jurisdiction}.`],
    },
  ],
});

function exchangeTerm(shop: ShopSettings): string {
  const until = exchangeText(shop);
  return until === null
    ? "Pieces are not exchanged."
    : `${shop.options.size} exchange may be asked for ${until}, once per order.`;
}

function returnTerm(shop: ShopSettings): string {
  const until = returnText(shop);
  return until === null ? "There are no returns or refunds." : `Pieces may be returned ${until}.`;
}
