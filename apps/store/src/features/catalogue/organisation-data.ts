import { brand } from "../../brand.ts";

/** The label itself. */
export function organisationData(origin: string): object {
  return {
    "@type": "Organization",
    name: brand.name,
    legalName: brand.legal.name,
    url: origin,
    email: brand.email,
    telephone: brand.phone,
    address: brand.legal.address,
  };
}
