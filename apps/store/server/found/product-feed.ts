import { deliveryParts } from "@selvedge/commerce/delivery";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { SHIPPING_FEE } from "@selvedge/commerce/shipping";
import type { CatalogueEntry } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand, labelDescription } from "../../src/brand.ts";
import { type ProductOffer, variantOffers, wholeOffer } from "../../src/features/structured-data/product-offers.ts";
import { element } from "./xml.ts";

/** The number of additional pictures that Google accepts. */
const MORE_PICTURES = 10;

/** Maximum lengths that Google accepts, in characters. */
const LONGEST = { title: 150, description: 5_000, material: 200, productType: 750 };

/**
 * The products that have a picture, as a Google Merchant Center feed (RSS 2.0). One item per variant, so that
 * each size and material can be found.
 */
export async function* productFeed(
  origin: string,
  shop: ShopSettings,
  products: AsyncIterable<CatalogueEntry>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element("title", brand.name)}${element("link", `${origin}/`)}${element("description", labelDescription(shop))}\n`;
  for await (const product of products) {
    // Google refuses items without a picture or with a placeholder picture.
    if (product.pictures.length > 0) yield* items(product, origin, shop);
  }
  yield "</channel>\n</rss>\n";
}

function* items(product: CatalogueEntry, origin: string, shop: ShopSettings): Generator<string> {
  const same = shared(product, origin, shop);
  const variants = variantOffers(product);
  for (const offer of variants.length > 0 ? variants : [wholeOffer(product)]) {
    yield `<item>${itself(product, offer, origin)}${same}</item>\n`;
  }
}

function itself(
  { p_id }: CatalogueEntry,
  { sku, size, material, path, isOut, price, sale_price, weight_grams }: ProductOffer,
  origin: string,
): string {
  return [
    element("g:id", sku),
    element("g:link", origin + path),
    ...(size === null ? [] : [element("g:item_group_id", p_id), element("g:size", size)]),
    ...(material === null ? [] : [element("g:material", within(LONGEST.material, material))]),
    element("g:price", rupees(price)),
    ...(price > sale_price ? [element("g:sale_price", rupees(sale_price))] : []),
    element("g:availability", isOut ? "out_of_stock" : "in_stock"),
    ...(weight_grams === undefined ? [] : [element("g:shipping_weight", `${weight_grams} g`)]),
  ].join("");
}

const rupees = (amount: number) => `${amount.toFixed(2)} INR`;

/** Shortens a text to the accepted length, at the end of a word. */
function within(longest: number, text: string): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest + 1).replace(/\s+\S*$/, "");
  // Also removes an unpaired surrogate at the end.
  return words.slice(0, longest).replace(/[\s,;:–\p{Cs}-]+$/u, "");
}

/** The elements shared by all variants of a product. */
function shared(product: CatalogueEntry, origin: string, shop: ShopSettings): string {
  const { pictures } = product;
  const { handling, transit } = deliveryParts(shop);
  return [
    element("g:title", within(LONGEST.title, product.name)),
    element("g:description", within(LONGEST.description, product.meta_description)),
    ...pictures
      .slice(0, 1 + MORE_PICTURES)
      .map(({ src }, position) => element(position === 0 ? "g:image_link" : "g:additional_image_link", origin + src)),
    element("g:condition", "new"),
    element("g:brand", brand.name),
    // A label's own pieces have no GTIN or other trade identifier.
    element("g:identifier_exists", "no"),
    element("g:gender", shop.audience),
    element("g:age_group", "adult"),
    element("g:product_type", within(LONGEST.productType, product.category)),
    `<g:shipping>${element("g:country", "IN")}${element("g:price", rupees(rupeesFromPaise(SHIPPING_FEE)))}</g:shipping>`,
    element("g:min_handling_time", String(handling.min)),
    element("g:max_handling_time", String(handling.max)),
    ...(transit
      ? [element("g:min_transit_time", String(transit.min)), element("g:max_transit_time", String(transit.max))]
      : []),
  ].join("");
}
