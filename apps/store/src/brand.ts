import { isMadeToOrder } from "@selvedge/commerce/buying-terms";
import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";

/**
 * Everything specific to the label. Another label changes this file, the catalogue and the tokens, and nothing else.
 */
export const brand = {
  name: "Nimar",
  /** Lower-case wordmark, set as text. */
  wordmark: "nimar",
  /** Where the pieces are made. */
  place: "Indore",
  tagline: "Made slowly, in Indore",
  email: "care@nimar.example",
  /** Sender of the shop's mails, unless `MAIL_FROM` says otherwise, and recipient of its own notices. */
  ordersEmail: "orders@nimar.example",
  /** Also the number of the chat link. Digits with country code. */
  phone: "+919800000000",
  /** When the phone is answered. */
  hours: "Monday to Saturday, 10 am to 6 pm IST",
  replyTime: "within one working day",
  /** The label's journal on a social network, for the menus; null if there is none. */
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
    /**
     * Null for a seller without GST registration: prices then contain no tax, and a bill of supply replaces the
     * invoice. Counts until `npm run shop -- settings set gstin` says otherwise.
     */
    gstin: "23AAKFN0000A1ZD" as string | null,
    jurisdiction: "Indore",
    grievanceOfficer: { name: "Meera Joshi", role: "Grievance officer", email: "grievance@nimar.example" },
  },
} as const;

type LabelWords = Pick<ShopSettings, "making" | "custom"> & { words: Pick<ShopSettings["words"], "promise"> };

/** How pieces come to be, in one sentence. */
export const labelPromise = (shop: LabelWords): string =>
  shop.words.promise ??
  (isMadeToOrder(shop)
    ? `Every piece is cut after you order it, in your size${shop.custom ? " or to your measurements" : ""}.`
    : `Every piece is sent from our stock in ${brand.place}.`);

/** The label in two sentences, for search engines and feeds. */
export const labelDescription = (shop: ShopSettings): string =>
  shop.words.description ??
  `Contemporary, sustainable womenswear from Indore. Handloom cloth, natural dyes, ${isMadeToOrder(shop) ? "made to your order" : "delivered"} in ${deliveryText(shop)}.`;

/** The chat link: opens the messaging app with the label's number. */
export const chatUrl = `https://wa.me/${brand.phone.replace(/\D/g, "")}`;
