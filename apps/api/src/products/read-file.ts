import { Refusal } from "../http/refusal.ts";
import type { GivenCatalogue } from "./import-catalogue.ts";
import { isShopify, readShopify } from "./tables/shopify.ts";
import { readTable } from "./tables/table.ts";
import { isWooCommerce, readWooCommerce } from "./tables/woocommerce.ts";

/**
 * Reads a file of goods: the format of catalogue.json, or a product export of Shopify or WooCommerce. `hsn` is the tariff code of products without one.
 * Refuses with 422 what is none of them.
 */
export function readFileOfGoods(bytes: Uint8Array, options: { hsn?: string | undefined } = {}): GivenCatalogue {
  const text = decoded(bytes);
  if (/^\s*[[{]/.test(text)) return { file: parsed(text) };
  const table = readTable(text);
  if (isShopify(table)) return readShopify(table, options);
  if (isWooCommerce(table)) return readWooCommerce(table, options);
  throw new Refusal(
    422,
    "The first row has no columns that are known. Give a product export of Shopify (with Handle or URL handle, and Title) or of WooCommerce (with Name and Regular price), or a catalogue.json.",
  );
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(422, "The file is not in UTF-8. Save it as “CSV UTF-8”, and import that.");
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(422, `The file is not JSON: ${(error as Error).message}. Correct it, and import it again.`);
  }
}
