import { readListingQuery } from "@selvedge/commerce/listing";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { Place, ReadAnswer } from "../../lib/place.ts";
import { collectionPiecesQuery, collectionQuery, listingQuery } from "../catalogue/catalogue-queries.ts";
import { categoriesQuery } from "../page/categories-query.ts";
import { collectionPath, collectionSlug } from "../page/collection-path.ts";
import { shownCategory } from "../catalogue/shown-category.ts";
import { storyQuery } from "../journal/journal-queries.ts";
import { productQuery } from "../page/product-query.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";
import { labelData, siteData } from "./label-data.ts";
import { listData } from "./list-data.ts";
import { productData } from "./product-data.ts";

/** Data available when a page has been rendered. */
export interface Rendered {
  place: Place;
  origin: string;
  /** What the owner has set. */
  shop: ShopSettings;
  /** Reads the answers that the page was rendered with. */
  read: ReadAnswer;
  /** Whether the store has such a route. */
  hasRoute: (path: string) => boolean;
}

const HOME = { name: "Home", path: "/" };
const SHOP = { name: "Shop", path: "/shop" };

/**
 * The schema.org objects of each page, by the path of its route. Only rendered on the server, because crawlers load
 * documents.
 */
const byRoute: Readonly<Record<string, (page: Rendered) => object[]>> = {
  "/": ({ origin, shop, hasRoute }) => [
    labelData(origin, shop),
    siteData(origin, hasRoute("/search") ? "/search" : null),
  ],
  "/shop": listing,
  "/shop/:slug": listing,
  "/product/:slug": ({ place, origin, shop, read }) => {
    const answer = read(productQuery(place.params["slug"] ?? ""));
    if (!answer) return [];
    const { product } = answer;
    const category = { name: product.category, path: `/shop/${product.category_slug}` };
    const itself = { name: product.name, path: `/product/${product.slug}` };
    return [
      productData(product, { origin, shop, search: place.search }),
      breadcrumbData([HOME, category, itself], origin),
    ];
  },
  "/blogs/:id": ({ place, origin, read }) => {
    const answer = read(storyQuery(place.params["id"] ?? ""));
    if (!answer) return [];
    const { title, standfirst, picture, published_on, author } = answer.blog;
    return [
      {
        "@type": "Article",
        headline: title,
        description: standfirst,
        image: origin + picture.src,
        datePublished: published_on,
        author: { "@type": "Organization", name: author },
      },
    ];
  },
  "/:collection": ({ place, origin, read }) => {
    const slug = collectionSlug(place.params) ?? "";
    const answer = read(collectionQuery(slug));
    if (!answer) return [];
    return [
      breadcrumbData([HOME, { name: answer.collection.name, path: collectionPath(slug) }], origin),
      listData(read(collectionPiecesQuery(slug, place.search))?.data ?? [], origin),
    ];
  },
};

function listing({ place, origin, read }: Rendered): object[] {
  const { slug = null } = place.params;
  const answer = read(listingQuery(slug, place.search));
  if (!answer) return [];
  const categories = read(categoriesQuery)?.categories ?? [];
  const category = slug === null ? shownCategory(categories, readListingQuery(place.search)) : answer.category;
  // A subcategory has no page of its own.
  const trail = category?.slug ? [HOME, SHOP, { name: category.name, path: `/shop/${category.slug}` }] : [HOME, SHOP];
  return [breadcrumbData(trail, origin), listData(answer.data, origin)];
}

export const structuredDataOf = (path: string, page: Rendered): object[] => byRoute[path]?.(page) ?? [];
