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
  description:
    "Contemporary, sustainable womenswear from Indore. Handloom cloth, natural dyes, made to your order in ten to twelve business days.",
  email: "care@nimar.example",
  /** Sender of the shop's mails, unless `MAIL_FROM` says otherwise, and where it gets its own notices. */
  ordersEmail: "orders@nimar.example",
  /** Also the number of the chat link. Digits with country code. */
  phone: "+919800000000",
  social: [] as { name: "Facebook" | "Instagram" | "LinkedIn"; url: string }[],
  legal: {
    name: "Nimar Textiles LLP",
    address: "14 Chhatribagh Lane, Indore 452002, Madhya Pradesh, India",
    gstin: "23AAKFN0000A1Z5",
    jurisdiction: "Indore",
    grievanceOfficer: { name: "Meera Joshi", role: "Grievance officer", email: "grievance@nimar.example" },
  },
  policiesUpdated: "2026-11-21",
} as const;

/** Link of the chat: opens the messaging app with the label's number. */
export const chatUrl = `https://wa.me/${brand.phone.replace(/\D/g, "")}`;
