import type { Policy } from "./policy.ts";

export const shippingReturn: Policy = {
  title: "Shipping & Returns",
  description:
    "Delivery in 10-12 business days, free. Size exchange within 48 hours of delivery; no returns or refunds.",
  inShort: "Made to order; 10-12 business days; size exchange within 48 hours; no returns or refunds.",
  sections: [
    {
      heading: "Making and delivery",
      paragraphs: [
        "Every piece is made after you order. Delivery usually takes 10-12 business days. In busy weeks dispatch itself can take 12-15 business days; when that happens we write to you.",
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
        "You may ask for an exchange within 48 hours of delivery, once per order, for size issues only. Write to us with your order number. The piece must be unworn, unwashed and with its label.",
      ],
    },
    {
      heading: "Returns and refunds",
      paragraphs: ["Because each piece is made for you, we do not accept returns and do not give refunds."],
    },
    {
      heading: "Damaged or wrong",
      paragraphs: ["Tell us within 48 hours of delivery, with photographs. We repair or replace it."],
    },
    { heading: "Cancellation", paragraphs: ["An order cannot be cancelled once it is confirmed."] },
    {
      heading: "Custom sizes",
      paragraphs: [
        "Made to the measurements you gave; please check them twice. We alter once within the same 48 hours if the garment differs from them.",
      ],
    },
  ],
};
