import { formatPhone } from "@selvedge/commerce/contact-rules";
import { brand } from "../brand.ts";
import type { Policy } from "./policy.ts";

const { legal } = brand;

export const termsConditions: Policy = {
  title: "Terms & Conditions",
  description: `What holds when you buy from ${brand.name}: orders, prices, dispatch, exchange and the law.`,
  inShort:
    "Your order is confirmed when payment is received, and cannot be cancelled after that. The price at the time of order counts.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        `${legal.name}, ${legal.address}. GSTIN ${legal.gstin}. Write to ${brand.email} or call ${formatPhone(brand.phone)}.`,
        `${legal.grievanceOfficer.role}: ${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}. We acknowledge a complaint within 48 hours and settle it within one month.`,
      ],
    },
    {
      heading: "Orders",
      paragraphs: ["Your order is confirmed when payment is received. Confirmed orders cannot be cancelled."],
    },
    {
      heading: "Prices",
      paragraphs: ["In Indian rupees, inclusive of all taxes. The price at the time of order counts."],
    },
    { heading: "Dispatch", paragraphs: ["Orders are dispatched in 12-15 business days."] },
    {
      heading: "Handmade",
      paragraphs: ["Small differences in weave, print and shade are part of the cloth and not a fault."],
    },
    {
      heading: "Exchange, returns, damage",
      paragraphs: [
        "Size exchange may be asked for within 48 hours of delivery, once per order. There are no returns or refunds. Damaged items are reported within 48 hours of delivery.",
      ],
      link: { path: "/shipping-return", text: "Shipping & Returns" },
    },
    {
      heading: "Accounts",
      paragraphs: ["Keep your password to yourself. Tell us if you think that somebody else knows it."],
    },
    { heading: "Content and names", paragraphs: ["Pictures, texts and names on these pages belong to the label."] },
    { heading: "Liability", paragraphs: ["Ours is limited to the price paid, where the law allows."] },
    {
      heading: "Law",
      paragraphs: [`Indian law applies. Disputes go to the courts of ${legal.jurisdiction}.`],
    },
  ],
};
