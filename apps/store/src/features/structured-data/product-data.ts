import { type Days, deliveryParts } from "@selvedge/commerce/delivery";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import { SHIPPING_FEE } from "@selvedge/commerce/shipping";
import type { Product, Review } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand } from "../../brand.ts";
import { labelId } from "./label-data.ts";
import { chosenOffer, type ProductOffer } from "./product-offers.ts";

/** Search engines read only a few. */
const REVIEWS = 5;

/** A product as schema.org data for search results, with the offer of the options chosen in the page's `search`. */
export function productData(
  product: Product,
  { origin, shop, search }: { origin: string; shop: ShopSettings; search: URLSearchParams },
): object {
  const offer = chosenOffer(product, search.get("size"), search.get("material"));
  const url = `${origin}/product/${product.slug}`;
  const reviews = product.reviews.slice(0, REVIEWS).map(reviewData);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: product.name,
    description: product.meta_description,
    sku: offer.sku,
    category: product.category,
    ...(product.gallery_images.length > 0 && {
      image: product.gallery_images.map((picture) => origin + picture.src),
    }),
    ...(product.variants.length > 0 && { material: product.variants.map(({ name }) => name) }),
    countryOfOrigin: { "@type": "Country", name: product.country_of_origin },
    ...(shop.audience !== "unisex" && {
      audience: {
        "@type": "PeopleAudience",
        suggestedGender: `https://schema.org/${shop.audience === "female" ? "Female" : "Male"}`,
      },
    }),
    brand: { "@type": "Brand", name: brand.name },
    offers: offerData(product, offer, { origin, shop }),
    ...(product.rating !== null && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: product.rating, reviewCount: product.review_count },
    }),
    ...(reviews.length > 0 && { review: reviews }),
  };
}

function offerData(
  product: Product,
  { path, isOut, sale_price }: ProductOffer,
  { origin, shop }: { origin: string; shop: ShopSettings },
): object {
  const { handling, transit } = deliveryParts(shop);
  return {
    "@type": "Offer",
    url: origin + path,
    priceCurrency: "INR",
    price: sale_price.toFixed(2),
    itemCondition: "https://schema.org/NewCondition",
    availability: `https://schema.org/${isOut ? "OutOfStock" : "InStock"}`,
    ...(product.offer && { priceValidUntil: product.offer.expire_date.slice(0, 10) }),
    seller: { "@id": labelId(origin) },
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: rupeesFromPaise(SHIPPING_FEE), currency: "INR" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: daysData(handling),
        ...(transit && { transitTime: daysData(transit) }),
      },
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      ...(shop.returns === null
        ? { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }
        : {
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: shop.returns,
            returnMethod: "https://schema.org/ReturnByMail",
          }),
      merchantReturnLink: `${origin}/shipping-return`,
    },
  };
}

const daysData = ({ min, max }: Days) => ({
  "@type": "QuantitativeValue",
  minValue: min,
  maxValue: max,
  unitCode: "DAY",
});

const reviewData = ({ rating, comment, created_at, user }: Review) => ({
  "@type": "Review",
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  reviewBody: comment,
  datePublished: created_at.slice(0, 10),
  author: { "@type": "Person", name: user.name },
});
