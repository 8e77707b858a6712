import { DELIVERY_TEXT } from "@selvedge/commerce/delivery";

/** Everything that names the label. Another label changes this file, the catalogue and the tokens, and nothing else. */
export const brand = {
  name: "Nimar",
  /** Lower-case wordmark, set as text. */
  wordmark: "nimar",
  /** Where the pieces are made. */
  place: "Indore",
  tagline: "Made slowly, in Indore",
  /** One sentence for the foot of each page. */
  promise: "Every piece is cut after you order it, in your size or to your measurements.",
  description: `Contemporary, sustainable womenswear from Indore. Handloom cloth, natural dyes, made to your order in ${DELIVERY_TEXT}.`,
  email: "care@nimar.example",
  /** Sender of the shop's mails, unless `MAIL_FROM` says otherwise, and where it gets its own notices. */
  ordersEmail: "orders@nimar.example",
  /** Also the number of the chat link. Digits with country code. */
  phone: "+919800000000",
  /** When a person answers. */
  hours: "Monday to Saturday, 10 am to 6 pm IST",
  replyTime: "within one working day",
  /** The label's journal on a social network, for the menus; null where there is none. */
  socialJournal: { label: "Workshop diary", url: "https://social.example/nimar" } as {
    label: string;
    url: string;
  } | null,
  /** In the footer, each with its icon. */
  social: [
    { name: "Facebook", url: "https://social.example/facebook/nimar" },
    { name: "Instagram", url: "https://social.example/instagram/nimar" },
    { name: "LinkedIn", url: "https://social.example/linkedin/nimar" },
  ] as { name: "Facebook" | "Instagram" | "LinkedIn"; url: string }[],
  legal: {
    name: "Nimar Textiles LLP",
    address: "14 Chhatribagh Lane, Indore 452002, Madhya Pradesh, India",
    /** State or union territory of that address: its code begins the GSTIN. */
    state: "Madhya Pradesh",
    /** Null for a seller who is not registered for GST: no price has tax in it, and a bill of supply takes the place of the invoice. */
    gstin: "23AAKFN0000A1ZD" as string | null,
    jurisdiction: "Indore",
    grievanceOfficer: { name: "Meera Joshi", role: "Grievance officer", email: "grievance@nimar.example" },
  },
} as const;

/** Link of the chat: opens the messaging app with the label's number. */
export const chatUrl = `https://wa.me/${brand.phone.replace(/\D/g, "")}`;

/** Where the name comes from: how the label's story begins. By itself, since one page has it. */
export const labelOrigin =
  "Nimar is the cotton country along the Narmada, in the south-west of Madhya Pradesh. We take our name from it, and most of our cloth.";
