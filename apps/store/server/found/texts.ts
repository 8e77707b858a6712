import { isMadeToOrder, returnText } from "@selvedge/commerce/buying-terms";
import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand, labelDescription, labelPromise } from "../../src/brand.ts";
import { ofTax } from "../../src/taxes.ts";

/** What robots may crawl. Of the API, only what `llms.txt` links to. Private pages also carry `noindex` themselves. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /api/catalogue\nAllow: /api/openapi.json\nDisallow: /api/\nDisallow: /checkout\nDisallow: /account\n\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * The shop in a few lines, for language models (llmstxt.org). `pages` are paths with a description of their content.
 */
export function textForModels(
  origin: string,
  shop: ShopSettings,
  pages: readonly { path: string; about: string }[],
): string {
  const links = pages.map(({ path, about }) => `- [${about}](${origin}${path})`);
  return [
    `# ${brand.name}`,
    `> ${labelDescription(shop)}`,
    `${labelPromise(shop)} Prices are in rupees${ofTax(shop, ", taxes included")}; delivery within India is free and takes ${deliveryText(shop)}. ${afterwards(shop)} Questions: ${brand.email}, ${brand.phone}.`,
    `## Pages\n\n${links.join("\n")}`,
    `## Data\n\n- [All products, as JSON](${origin}/api/catalogue)\n- [Product feed](${origin}/feeds/google.xml)\n- [The shop's calls, as an OpenAPI document](${origin}/api/openapi.json)\n- [Sitemap](${origin}/sitemap.xml)`,
  ].join("\n\n");
}

function afterwards(shop: ShopSettings): string {
  const until = returnText(shop);
  return [
    isMadeToOrder(shop) ? "Clothes are made to order" : "Pieces are sent from stock",
    `: ${until === null ? "no returns" : `returns ${until}`}, `,
    shop.exchange === null ? "no exchange." : "one exchange of size.",
  ].join("");
}
