import { formatPhone } from "@selvedge/commerce/contact-rules";
import { brand } from "../brand.ts";
import type { Policy } from "./policy.ts";

const { legal } = brand;

export const privacyPolicy: Policy = {
  title: "Privacy Policy",
  description: `What ${brand.name} keeps about you, why, for how long, and what you can ask of us.`,
  inShort: "We keep what we need to make and deliver your order, we do not sell it, and you can ask us to delete it.",
  sections: [
    {
      heading: "What we collect",
      paragraphs: [
        "Your account: name, email, phone, address. Your orders, and the measurements that you give with them. Your messages to us. The technical records that a shop needs to run.",
      ],
    },
    {
      heading: "Why",
      paragraphs: [
        "To make, deliver and exchange what you order, to answer you, to keep accounts as the law asks, and to keep the shop safe. For nothing else.",
      ],
    },
    {
      heading: "Card data",
      paragraphs: ["Handled by the payment provider; we never see or store card numbers."],
    },
    {
      heading: "Stored in your browser",
      paragraphs: [
        "Your cart, your login, and the choice of light or dark. The shop sets no cookies and has no trackers. All of it is needed for what you ask the shop to do; clearing your browser’s storage removes it.",
      ],
    },
    {
      heading: "Who receives it",
      paragraphs: ["The courier, the payment provider and the email service, each only what it needs."],
    },
    {
      heading: "How long",
      paragraphs: [
        "Orders for as long as tax law asks; measurements until you ask us to delete them; carts for 30 days.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may see, correct or delete what we hold, withdraw your consent, and complain to the Data Protection Board of India. Write to us and we answer within 30 days.",
      ],
    },
    {
      heading: "Contact and grievance officer",
      paragraphs: [
        `${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}. ${legal.name}, ${legal.address}. ${formatPhone(brand.phone)}.`,
      ],
    },
  ],
};
