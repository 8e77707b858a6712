import type { Product } from "@selvedge/commerce/wire/catalogue";
import { brand } from "../../brand.ts";

/** A product as schema.org knows it: what search engines show beside its link. */
export function productData(product: Product, origin: string): object {
  const url = `${origin}/product/${product.slug}`;
  return {
    "@type": "Product",
    name: product.name,
    description: product.meta_description,
    sku: product.p_id,
    image: product.gallery_images.map((picture) => origin + picture.src),
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "INR",
      price: product.sale_price.toFixed(2),
      availability: `https://schema.org/${product.stock_status === "out_of_stock" ? "OutOfStock" : "InStock"}`,
      ...(product.offer ? { priceValidUntil: product.offer.expire_date.slice(0, 10) } : {}),
    },
    ...(product.rating === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating,
            reviewCount: product.review_count,
          },
        }),
  };
}

/** The way from home to a page, as schema.org knows it. */
export function breadcrumbData(trail: readonly { name: string; path: string }[], origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
