import { z } from "zod";
import { SIZE_TABLE, SIZES } from "../demo-sizes.ts";
import { BODY_PARTS } from "../measurements.ts";
import { Languages } from "./languages.ts";
import { normaliseLine } from "../typed-text.ts";

/** A period of days, both ends included. */
const Days = z
  .object({ min: z.int().min(0).max(90), max: z.int().min(1).max(90) }, "Give two numbers of days, such as 10-12.")
  .refine(({ min, max }) => min <= max, "The first number is larger than the second.");

/** A whole number within bounds. `unit` says what it counts. */
const amount = (unit: string, { min, max }: { min: number; max: number }) => {
  const message = `Give a number of ${unit} from ${min} to ${max}.`;
  return z.int(message).min(min, message).max(max, message);
};
const HOURS = { min: 24, max: 720 };

/** A line of text. */
const line = (most: number) =>
  z.string().overwrite(normaliseLine).min(1, "Give a text.").max(most, `Give at most ${most} characters.`);

/** The path of a page of the shop, such as "/vacation-collection" or "/shop?category_id=2". */
const Path = z
  .string()
  .max(200, "Give at most 200 characters.")
  .regex(/^\/(?![/\\])[\w\-./?=&%#~+]*$/, "Give a path of this shop, such as /shop.");

/** A size table, for the products of some categories. */
const SizeTable = z
  .object({
    /** What is measured: "Body measurements". */
    name: line(60),
    /** Slugs of the categories whose products it is for. Empty: all products that no other table is for. */
    categories: z.array(z.string().max(60)).max(30).default([]),
    columns: z
      .array(
        z.object({
          name: line(30),
          /** The measurement of the body that it is, which pages say how to take. Null: none of these. */
          part: z.enum(BODY_PARTS).nullable().default(null),
        }),
      )
      .min(1, "A table has at least one column.")
      .max(6, "A table has at most 6 columns."),
    /** The figures of each size in the order of the columns. Null: none. */
    rows: z
      .array(z.object({ size: line(20), inches: z.array(z.number().positive().max(200).nullable()) }))
      .min(1, "A table has at least one size.")
      .max(40, "A table has at most 40 sizes."),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ inches }) => inches.length === columns.length),
    "Each size has one figure for each column, or null.",
  )
  .refine(({ rows }) => new Set(rows.map(({ size }) => size)).size === rows.length, "A table has each size once.");
export type SizeTable = z.output<typeof SizeTable>;

const DEMO_TABLE: z.input<typeof SizeTable> = {
  name: "Body measurements",
  columns: [
    { name: "Bust", part: "bust" },
    { name: "Waist", part: "waist" },
    { name: "Hip", part: "hip" },
  ],
  rows: SIZES.map((size) => ({ size, inches: BODY_PARTS.map((part) => SIZE_TABLE[size][part]) })),
};

/**
 * What the shop's owner sets and every page carries, in groups that are stored separately. The defaults are the demo's values. Each group is an
 * object or a value of its own.
 */
export const SETTING_GROUPS = {
  delivery: z
    .object({
      /** Business days from an order to its delivery. */
      days: Days.default({ min: 10, max: 12 }),
      /** Business days until an order is shipped in busy weeks. */
      dispatch: Days.default({ min: 12, max: 15 }),
    })
    .prefault({}),
  /** Whether pieces are made after the order, or sold from stock. Decides the sentences; what is counted is up to each product. */
  making: z.enum(["order", "stock"], "Give order or stock.").default("order"),
  /** Hours after delivery within which a size can be exchanged. Null: no exchange. */
  exchange: amount("hours", HOURS).nullable().default(48),
  /** What mails and pages say of the steps of an exchange. An order keeps the words that held when it was made. */
  exchange_words: z
    .object({
      /** Once a shopper has asked. Null: "We answer", and within which time. */
      asked: line(200).nullable().default(null),
      /** How the piece comes back that the new one is sent for. */
      way_back: line(300).default("Answer this mail, and we agree with you how it comes back to us."),
    })
    .prefault({}),
  /** Days after delivery within which the shop takes pieces back. Null: no returns or refunds. Only texts follow it: shoppers write, staff refund. */
  returns: amount("days", { min: 1, max: 60 }).nullable().default(null),
  /** Hours after delivery within which damage is reported. */
  damage_hours: amount("hours", HOURS).default(48),
  /** The condition of a piece that is exchanged or returned, after "The piece must be". */
  condition: line(120).default("unworn, unwashed and with its label"),
  /** The label's words for what a shopper chooses. The wire's types stay "size" and "material", and sentences say "size M". */
  options: z
    .object({
      size: line(30).default("Size"),
      /** The heading of the sizes that a product comes in. */
      sizes: line(30).default("Sizes"),
      material: line(30).default("Material"),
      /** The headings of the filters by material and by colour. */
      material_filter: line(30).default("Cloth"),
      color: line(30).default("Colour"),
      /** What a product's first pictures show. */
      views: z
        .array(line(30), "Give texts, with commas between them.")
        .max(6, "Give at most 6 texts.")
        .default(["Front", "Close view", "Cloth"]),
    })
    .prefault({}),
  /** The label's size tables, in the order of the size guide. Without any there is no size guide. */
  sizes: z
    .array(SizeTable, 'Give a list of size tables as JSON, such as [{"name": …, "columns": …, "rows": …}], or [].')
    .max(10, "Give at most 10 tables.")
    .prefault([DEMO_TABLE]),
  /** Whether pieces are made to a shopper's measurements. Which ones is up to each product, and none where this is false. */
  custom: z.boolean("Give yes or no.").default(true),
  /** Whom the clothes are for, in feeds and search results. */
  audience: z.enum(["female", "male", "unisex"], "Give female, male or unisex.").default("female"),
  /** What the search offers before anything is typed. */
  search_terms: z
    .array(line(30), "Give texts, with commas between them.")
    .max(8, "Give at most 8 texts.")
    .default(["Kurtas", "Dresses", "Co-ords", "Indigo", "Mulmul"]),
  /** A sentence above the header of every page but the checkout. Without a text there is none. */
  announcement: z
    .object({
      text: line(140).nullable().default(null),
      /** The page that the sentence leads to. Null: it is no link. */
      link: Path.nullable().default(null),
    })
    .prefault({}),
  /** The label's shops in several languages, this one included. Empty: there is only this one, and pages name no other. */
  languages: Languages,
  /** Small texts outside of pages of their own. Null: a text that the other settings make. */
  words: z
    .object({
      /** How pieces come to be, in one sentence. */
      promise: line(200).nullable().default(null),
      /** The label in two sentences, for search engines and feeds. */
      description: line(300).nullable().default(null),
      /** The shop in two sentences, for search engines. */
      shop_description: line(300).nullable().default(null),
      newsletter: z
        .object({
          title: line(60).default("Letters from the workshop"),
          text: line(200).default("New drops, weaver stories and early access. Twice a month, no more."),
        })
        .prefault({}),
      journal: z
        .object({
          title: line(60).default("Journal"),
          lead: line(200).default("Notes on cloth, the people who make it, and wearing it for a long time."),
          description: line(300).nullable().default(null),
        })
        .prefault({}),
      /** In place of the products of a collection without any. */
      collection_empty: line(80).default("The pieces are on the loom."),
    })
    .prefault({}),
  /**
   * The seller's number of GST registration. Null: not registered, so prices contain no tax and orders get a bill of supply. Until
   * it is set, a shop has that of its label.
   */
  gstin: z
    .string()
    .regex(/^[0-9A-Z]{15}$/, "Give 15 digits and capitals, or none for a seller who is not registered.")
    .nullable()
    .default(null),
};
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const ShopSettings = z.object(SETTING_GROUPS);
export type ShopSettings = z.output<typeof ShopSettings>;
