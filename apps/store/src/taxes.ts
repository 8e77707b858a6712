import { brand } from "./brand.ts";

/** A text about the tax included in a price; empty if the seller is not registered for GST and may charge none. */
export const ofTax = (text: string): string => (brand.legal.gstin === null ? "" : text);
