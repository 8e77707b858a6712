interface SettingText {
  label: string;
  /** What it decides, with its unit. */
  description?: string;
}

/** Titles of groups, by the first word of their keys. */
const GROUPS: Readonly<Record<string, string>> = {
  exchange_words: "Words of an exchange",
  damage_hours: "Damage",
  gstin: "Tax",
  options: "Words for choices",
  sizes: "Size tables",
  custom: "Made to measure",
  audience: "Audience",
  search_terms: "Search",
  announcement: "Announcement",
  languages: "Languages",
  words: "Texts",
};

const TEXTS: Readonly<Record<string, SettingText>> = {
  "delivery.days": { label: "Delivery", description: "Business days from an order to its delivery, such as 3-7." },
  "delivery.dispatch": {
    label: "Dispatch in busy weeks",
    description: "Business days until an order is shipped, such as 12-15.",
  },
  making: {
    label: "Pieces are",
    description: "“order”: made after the order. “stock”: sold from stock. It decides the sentences on pages.",
  },
  exchange: {
    label: "Time for an exchange",
    description: "Hours after delivery, from 24 to 720; “none”: no exchange.",
  },
  "exchange_words.asked": {
    label: "Said when an exchange was asked for",
    description: "In the mail and on the page; “none”: within which time you answer.",
  },
  "exchange_words.way_back": {
    label: "How the piece comes back",
    description: "In the mail that says that the new one is on its way.",
  },
  returns: { label: "Time for a return", description: "Days after delivery, from 1 to 60; “none”: no returns." },
  damage_hours: { label: "Time to report damage", description: "Hours after delivery, from 24 to 720." },
  condition: { label: "Condition of what comes back", description: "Follows the words “The piece must be”." },
  "options.size": { label: "Your word for size", description: "Such as “Length”." },
  "options.sizes": { label: "The same for several" },
  "options.material": { label: "Your word for material", description: "Such as “Stone”." },
  "options.material_filter": { label: "Filter by material" },
  "options.color": { label: "Filter by colour" },
  "options.views": { label: "Names of the first pictures", description: "With commas between them." },
  sizes: { label: "Size tables", description: "JSON with names, columns and rows in inches; []: no size guide." },
  custom: { label: "Pieces are made to a shopper’s measurements", description: "“yes” or “no”." },
  audience: { label: "Whom the goods are for", description: "“female”, “male” or “unisex”, for search engines." },
  search_terms: { label: "Words that the search offers", description: "At most 8, with commas between them." },
  "announcement.text": {
    label: "Sentence above the header",
    description: "On every page but the checkout, at most 140 characters; “none”: no announcement.",
  },
  "announcement.link": {
    label: "Page that it leads to",
    description: "A path of this shop, such as /shop; “none”: the sentence is no link.",
  },
  languages: {
    label: "Your shops in several languages",
    description:
      "JSON with the code, name and address of each, this shop included; []: no other. The first is for visitors of all other languages.",
  },
  "words.promise": { label: "How pieces come to be", description: "One sentence; “none”: one made from the settings." },
  "words.description": {
    label: "The label, for search engines",
    description: "Two sentences; “none”: made from the settings.",
  },
  "words.shop_description": {
    label: "The shop, for search engines",
    description: "Two sentences; “none”: made from the settings.",
  },
  "words.newsletter.title": { label: "Newsletter: title" },
  "words.newsletter.text": { label: "Newsletter: text" },
  "words.journal.title": { label: "Journal: title" },
  "words.journal.lead": { label: "Journal: first line" },
  "words.journal.description": { label: "Journal, for search engines", description: "“none”: made from the settings." },
  "words.collection_empty": { label: "In place of the products of an empty collection" },
  gstin: {
    label: "GSTIN",
    description: "15 digits and capital letters; “none”: not registered, so orders get a bill of supply.",
  },
};

const ABBREVIATIONS = /\b(gstin|hsn|sku|url|pin)\b/gi;

/** "exchange_days" becomes "Exchange days", and "gstin" "GSTIN". */
const sentence = (key: string): string => {
  const words = key.replaceAll(/[_.]/g, " ").replaceAll(ABBREVIATIONS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const groupTitle = (group: string): string => GROUPS[group] ?? sentence(group);

/** A setting that has no text here is named by its key. */
export const settingText = (key: string): SettingText =>
  TEXTS[key] ?? { label: sentence(key.split(".").slice(1).join(".") || key) };
