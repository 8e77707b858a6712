import type { Language } from "@selvedge/commerce/wire/languages";
import { isRightToLeft } from "@selvedge/ui/language-switcher";

const HTML = /<html lang="[^"]*"/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/**
 * Gives a document the language of the shop at `origin`, and names the page's addresses in all languages, its own included, if it
 * has a canonical one. Inserted as strings, because nothing of it changes in the browser: search engines read documents. A list
 * without this shop changes nothing, because addresses that do not name each other are ignored.
 */
export function withLanguage(markup: string, origin: string, languages: readonly Language[]): string {
  const own = languages.find(({ address }) => address === origin);
  const [first] = languages;
  if (!own || !first) return markup;
  const direction = isRightToLeft(own.code) ? ' dir="rtl"' : "";
  const inOwn = markup.replace(HTML, () => `<html lang="${own.code}"${direction}`);
  const canonical = CANONICAL.exec(markup)?.[1];
  if (canonical === undefined) return inOwn;
  // The path has been escaped by React, and the addresses may have an ampersand.
  const path = canonical.slice(origin.length);
  const links = [...languages, { ...first, code: "x-default" }].map(
    ({ code, address }) =>
      `<link rel="alternate" hreflang="${code}" href="${address.replaceAll("&", "&amp;")}${path}"/>`,
  );
  return inOwn.replace("</head>", () => `${links.join("")}</head>`);
}
