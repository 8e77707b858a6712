import type { CatalogueEntry } from "@selvedge/commerce/wire/catalogue";
import { element } from "./xml.ts";

/** Maximum number of addresses in one sitemap file. */
const MOST_ADDRESSES = 50_000;

/**
 * The sitemap: the pages at `paths`, and the products with their pictures. `origin` has no trailing slash. Omits
 * modification dates, because search engines only trust exact ones.
 */
export async function* sitemap(
  origin: string,
  paths: readonly string[],
  products: AsyncIterable<CatalogueEntry>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  for (const path of paths) yield `<url>${element("loc", origin + path)}</url>\n`;
  let room = MOST_ADDRESSES - paths.length;
  for await (const { slug, pictures } of products) {
    if (room === 0) break;
    room -= 1;
    const images = pictures.map(({ src }) => `<image:image>${element("image:loc", origin + src)}</image:image>`);
    yield `<url>${element("loc", `${origin}/product/${slug}`)}${images.join("")}</url>\n`;
  }
  yield "</urlset>\n";
}
