import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand, labelDescription } from "../../src/brand.ts";
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
    `${brand.promise} Prices are in rupees${ofTax(shop, ", taxes included")}; delivery within India is free and takes ${deliveryText(shop)}. Clothes are made to order: no returns, one exchange of size. Questions: ${brand.email}, ${brand.phone}.`,
    `## Pages\n\n${links.join("\n")}`,
    `## Data\n\n- [All products, as JSON](${origin}/api/catalogue)\n- [Product feed](${origin}/feeds/google.xml)\n- [The shop's calls, as an OpenAPI document](${origin}/api/openapi.json)\n- [Sitemap](${origin}/sitemap.xml)`,
  ].join("\n\n");
}
