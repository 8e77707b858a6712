import { brand } from "./brand.ts";

/** A text about the tax that is in a price; empty where the seller is not registered for GST, and may take none. */
export const ofTax = (text: string): string => (brand.legal.gstin === null ? "" : text);
