import { z } from "zod";
import { normaliseLine } from "../typed-text.ts";

const MOST_LANGUAGES = 20;

const NAMES = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** The canonical form of a BCP 47 tag ("EN-in" is "en-IN"); the text itself where it is none. */
function canonicalTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.trim())[0] ?? text;
  } catch {
    return text;
  }
}

/** Whether a canonical tag names a language that exists, with a script and a region at most: what `hreflang` may have. */
function isLanguage(tag: string): boolean {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    return [language, script, region].filter(Boolean).join("-") === tag && NAMES.of(language) !== undefined;
  } catch {
    return false;
  }
}

/** The canonical form of an address: without a slash at its end. The text itself where it is none. */
const canonicalAddress = (text: string): string =>
  URL.canParse(text.trim()) ? new URL(text.trim()).href.replace(/\/+$/, "") : text;

/** Whether an address has nothing but https, a host and a path. */
function isShopAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === "https:" && url.origin + url.pathname.replace(/\/+$/, "") === text;
}

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

const CODE = "Give the code of a language, such as hi or en-IN.";
const ADDRESS = "Give an address with https and without a query, such as https://hi.label.in.";

const Language = z.object({
  /** BCP 47 tag, such as "hi" or "en-IN". */
  code: z.string(CODE).overwrite(canonicalTag).refine(isLanguage, CODE),
  /** In the language itself: "हिन्दी". */
  name: z.string("Give a name.").overwrite(normaliseLine).min(1, "Give a name.").max(40, "Give at most 40 characters."),
  /** Address of the shop in this language, without a slash at its end. A path comes before that of each page. */
  address: z
    .string(ADDRESS)
    .max(200, "Give at most 200 characters.")
    .overwrite(canonicalAddress)
    .refine(isShopAddress, ADDRESS),
});
/** A shop of the label in one language. */
export type Language = z.output<typeof Language>;

/** The label's shops in their languages. The first is for visitors of all languages that are not in the list. */
export const Languages = z
  .array(Language, 'Give a list of languages as JSON, such as [{"code": …, "name": …, "address": …}, …], or [].')
  .max(MOST_LANGUAGES, `Give at most ${MOST_LANGUAGES} languages.`)
  .refine((all) => all.length !== 1, "Give at least two languages, that of this shop included, or [].")
  .refine((all) => areUnique(all.map(({ code }) => code)), "Two languages have the same code.")
  .refine((all) => areUnique(all.map(({ address }) => address)), "Two languages have the same address.")
  .default([]);
