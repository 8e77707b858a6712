import { formatPhone } from "@selvedge/commerce/phone-format";
import { CART_DAYS, PRIVACY_ANSWER_DAYS, PRIVACY_POLICY_VERSION } from "@selvedge/commerce/promises";
import { brand } from "../brand.ts";
import type { Policy } from "./policy.ts";

const { legal } = brand;

export const privacyPolicy: Policy = {
  title: "Privacy Policy",
  description: `What ${brand.name} keeps about you, why, for how long, and what you can ask of us.`,
  updated: PRIVACY_POLICY_VERSION,
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
        "Your name, email and phone: for your account, for news of your order, and for the courier on the day of delivery.",
        "Your address: to deliver, and for the invoice. Your measurements: to cut your piece.",
        "Your orders and payments: to make, exchange and account for what you bought.",
        "Your messages and reviews: to answer you, and to show what you asked us to publish. Your email, if you join the newsletter: to send it.",
        "Technical records: to keep the shop running and safe from abuse.",
      ],
    },
    {
      heading: "Card data",
      paragraphs: ["Handled by the payment provider; we never see or store card numbers."],
    },
    {
      heading: "Stored in your browser",
      paragraphs: [
        "Your cart, wishlist, login and what you compare, and what you have chosen, as light or dark. The shop sets no cookies and has no trackers. Only if you allow it, your browser also keeps your last searches, the pieces that you looked at last, your last size and the measurements that you entered to find it. “Kept in your browser”, at the foot of each page, names all of it and takes your consent back. Clearing your browser’s storage removes everything.",
      ],
    },
    {
      heading: "Who receives it",
      paragraphs: ["The courier, the payment provider and the email service, each only what it needs."],
    },
    {
      heading: "How long",
      paragraphs: [
        `Orders for as long as tax law asks; measurements until you ask us to delete them; carts for ${CART_DAYS} days.`,
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may see, correct or delete what we hold, withdraw your consent, and complain to the Data Protection Board of India. Write to us and we answer within ${PRIVACY_ANSWER_DAYS} days.`,
        "The newsletter is left by the link in each letter, and what your browser keeps is taken back at the foot of each page. Your account downloads all that we hold, and erases it.",
        "Accounts are for people of 18 years and over.",
      ],
      link: { path: "/account?tab=security", text: "Download or erase your data" },
    },
    {
      heading: "Children",
      paragraphs: [
        "Accounts and our letters are for people of 18 years and over, and we ask nobody for a date of birth. If we learn that an account is a child’s, we erase it; of its orders we keep only what tax law asks for. A parent or guardian may write to us.",
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
