import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand, labelDescription } from "../../brand.ts";

/** The schema.org id of the label, for references from other objects. */
export const labelId = (origin: string) => `${origin}/#label`;

/** The label as an organisation. */
export function labelData(origin: string, shop: ShopSettings): object {
  const { legal, social } = brand;
  return {
    "@type": "Organization",
    "@id": labelId(origin),
    name: brand.name,
    legalName: legal.name,
    description: labelDescription(shop),
    slogan: brand.tagline,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: brand.email,
    telephone: brand.phone,
    address: legal.address,
    ...(shop.gstin !== null && { vatID: shop.gstin }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    contactPoint: [
      { "@type": "ContactPoint", contactType: "customer service", email: brand.email, telephone: brand.phone },
      { "@type": "ContactPoint", contactType: legal.grievanceOfficer.role, email: legal.grievanceOfficer.email },
    ],
  };
}

/** The shop as a website, with its search if there is one. */
export function siteData(origin: string, searchPath: string | null): object {
  return {
    "@type": "WebSite",
    url: `${origin}/`,
    name: brand.name,
    inLanguage: "en-IN",
    publisher: { "@id": labelId(origin) },
    ...(searchPath && {
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}${searchPath}?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    }),
  };
}
