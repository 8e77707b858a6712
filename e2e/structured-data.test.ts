import { describe, expect, inject, test } from "vitest";
import { faultsOf } from "./shop/schema-org.ts";
import { PRODUCT, PUBLIC_PAGES, SOLD_OUT_PRODUCT, UNKNOWN_PRODUCT } from "./shop/urls.ts";

type Thing = Record<string, unknown>;

const origin = () => inject("shopUrl");

/** The structured data of a page's document. */
async function things(path: string): Promise<Thing[]> {
  const html = await (await fetch(origin() + path)).text();
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json) as Thing,
  );
}
const thing = async (path: string, type: string) => (await things(path)).find((each) => each["@type"] === type);

test("the check detects what schema.org does not define", () => {
  expect(faultsOf({ "@type": "Product", name: "Kurta", offers: { "@type": "Offer", price: "1.00" } })).toEqual([]);
  expect(
    faultsOf({
      "@type": "Product",
      colour: "indigo",
      offers: { "@type": "Offer", priceCurency: "INR", availability: "https://schema.org/Female" },
      aggregateRating: { "@type": "Person" },
      releaseDate: "tomorrow",
    }),
  ).toEqual([
    "Product.colour: Product has none",
    "Product.offers.Offer.priceCurency: Offer has none",
    'Product.offers.Offer.availability: "https://schema.org/Female", not ItemAvailability',
    "Product.aggregateRating: Person, not AggregateRating",
    'Product.releaseDate: "tomorrow", not Date',
  ]);
  expect(faultsOf({ "@type": "Frock" })).toEqual(["Frock: Frock is no type"]);
});

describe.each([...PUBLIC_PAGES, SOLD_OUT_PRODUCT])("the structured data of %s", (path) => {
  test("is valid according to schema.org", async () => {
    for (const each of await things(path)) {
      expect(each["@context"]).toBe("https://schema.org");
      expect(faultsOf(each)).toEqual([]);
    }
  });
});

test("the home page has the label, its legal contact, and the site", async () => {
  const label = await thing("/", "Organization");
  expect(label).toMatchObject({ name: "Nimar", url: `${origin()}/`, email: expect.stringContaining("@") });
  expect(label?.["contactPoint"]).toHaveLength(2);
  expect(await thing("/", "WebSite")).toMatchObject({ name: "Nimar", publisher: { "@id": label?.["@id"] } });
});

test("a product has price, delivery time, return policy and rating", async () => {
  const product = await thing(PRODUCT, "Product");
  expect(product).toMatchObject({
    name: "Noor Khadi Kurta",
    url: origin() + PRODUCT,
    brand: { name: "Nimar" },
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
    offers: {
      price: "4200.00",
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
      shippingDetails: {
        shippingRate: { value: 0, currency: "INR" },
        shippingDestination: { addressCountry: "IN" },
        deliveryTime: { handlingTime: { minValue: 10, maxValue: 12, unitCode: "DAY" } },
      },
      hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" },
    },
  });
  const pictures = (product?.["image"] ?? []) as string[];
  expect(pictures.length).toBeGreaterThan(2);
  expect((await fetch(pictures[0] ?? "")).status).toBe(200);
  const reviews = (product?.["review"] ?? []) as Thing[];
  expect(reviews[0]).toMatchObject({ author: { "@type": "Person" }, reviewRating: {} });
  expect(await thing(SOLD_OUT_PRODUCT, "Product")).toMatchObject({
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

test("a list has its breadcrumbs and products", async () => {
  const names = (trail: Thing | undefined) => ((trail?.["itemListElement"] ?? []) as Thing[]).map(({ name }) => name);
  expect(names(await thing("/shop", "BreadcrumbList"))).toEqual(["Home", "Shop"]);
  expect(names(await thing("/shop/dresses", "BreadcrumbList"))).toEqual(["Home", "Shop", "Dresses"]);
  expect(names(await thing("/shop?category_id=1", "BreadcrumbList"))).toHaveLength(3);
  expect(names(await thing(PRODUCT, "BreadcrumbList")).at(-1)).toBe("Noor Khadi Kurta");
  const list = await thing("/shop", "ItemList");
  expect(list?.["itemListElement"]).toHaveLength(12);
});

test("a missing page has no structured data", async () => {
  expect(await things(UNKNOWN_PRODUCT)).toEqual([]);
});
