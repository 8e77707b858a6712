import type { GivenCatalogue } from "../import-catalogue.ts";
import { slugOf } from "./read-words.ts";
import type { Table, TableRow } from "./table.ts";
import {
  catalogueOf,
  HSN_COLUMNS,
  ORIGIN_COLUMNS,
  reportOn,
  type TableColumns,
  type TableProduct,
  type TableReport,
  type TableVariant,
} from "./table-catalogue.ts";
import { type WeightColumn, weightOf } from "./weight.ts";

/** Both header styles of Shopify's product export. */
const HANDLE = ["Handle", "URL handle"];
const QUANTITY = ["Variant Inventory Qty", "Inventory quantity"];
const TRACKER = ["Variant Inventory Tracker", "Inventory tracker"];
const POLICY = ["Variant Inventory Policy", "Continue selling when out of stock"];
const IMAGE = ["Image Src", "Product image URL"];
const WEIGHTS: readonly WeightColumn[] = [{ names: ["Variant Grams", "Weight value (grams)"], grams: 1 }];
const COLUMNS: TableColumns = {
  slug: HANDLE,
  name: ["Title"],
  price: ["Variant Price", "Price"],
  originalPrice: ["Variant Compare At Price", "Compare-at price"],
  sku: ["Variant SKU", "SKU"],
  choice: ["Option1 Value", "Option1 value"],
  category: ["Type", "Product Category"],
};

export const isShopify = (table: Table): boolean => table.column(...HANDLE) !== null && table.column("Title") !== null;

/** Reads a product export of Shopify: a row for each variant and each further picture, grouped by handle. */
export function readShopify(table: Table, { hsn }: { hsn?: string | undefined } = {}): GivenCatalogue {
  const report = reportOn(table);
  const groups = Map.groupBy(table.rows, (row) => row.text(...HANDLE));
  for (const row of groups.get("") ?? []) report.mistake(row, HANDLE, "is empty; give the product's handle");
  groups.delete("");
  const products = [...groups].flatMap(([handle, [first, ...rest]]) =>
    first === undefined ? [] : (productOf(handle, [first, ...rest], table, report) ?? []),
  );
  if (table.column(...QUANTITY) === null && products[0]) {
    const message =
      "is not in the file, so stock stays as it is, and new variants have no pieces; npm run shop -- stock set gives them some";
    report.warning(products[0].row, QUANTITY, message);
  }
  return catalogueOf(table, products, { columns: COLUMNS, hsn }, report);
}

function productOf(
  handle: string,
  rows: readonly [TableRow, ...TableRow[]],
  table: Table,
  report: TableReport,
): TableProduct | null {
  const [first] = rows;
  if (isTrue(first.text("Gift Card", "Gift card"))) {
    report.warning(first, ["Gift Card"], "is true; the shop sells no gift cards, so it is left out");
    return null;
  }
  const optionNames = [1, 2, 3].map((nth) => first.text(`Option${nth} Name`, `Option${nth} name`));
  const type = first.text("Type");
  const path = type ? [type] : first.text("Product Category", "Product category").split(">").map(trimmed).slice(-1);
  const collection = first.text("Collection");
  const variantRows = rows.some(isVariant) ? rows.filter(isVariant) : [first];
  return {
    row: first,
    slug: slugOf(handle),
    name: first.text(...COLUMNS.name),
    html: first.text("Body (HTML)", "Description"),
    categories: [path, ...(collection ? [[collection]] : [])].filter(([top]) => top),
    hsn: first.text(...HSN_COLUMNS),
    origin: first.text(...ORIGIN_COLUMNS),
    metaDescription: first.text("SEO Description", "SEO description"),
    status: statusOf(first, report),
    variants: variantRows.map((row) => variantOf(row, optionNames, table, report)),
    photos: rows
      .filter((row) => row.text(...IMAGE) !== "")
      .map((row, at) => ({
        source: row.text(...IMAGE),
        alt: row.text("Image Alt Text", "Image alt text"),
        position: Number(row.text("Image Position", "Image position")) || at + 1,
      }))
      .toSorted((a, b) => a.position - b.position)
      .map(({ source, alt }) => ({ source, alt })),
  };
}

const trimmed = (text: string) => text.trim();
const isTrue = (text: string) => /^(true|yes|1)$/i.test(text);

/** Other rows have only a picture. */
const isVariant = (row: TableRow) => row.text(...COLUMNS.choice) !== "" || row.text(...COLUMNS.price) !== "";

/** Unlisted products are on sale there by their address only. */
const STATUSES = { draft: "draft", active: "active", archived: "archived", unlisted: "hidden" } as const;

function statusOf(row: TableRow, report: TableReport): TableProduct["status"] {
  const text = row.text("Status").toLowerCase() || "active";
  const status = Object.entries(STATUSES).find(([name]) => name === text)?.[1];
  if (!status) report.mistake(row, ["Status"], `is "${text}"; give active, draft or archived`);
  const published = row.text("Published", "Published on online store");
  return status === "active" && published !== "" && !isTrue(published) ? "hidden" : (status ?? "draft");
}

function variantOf(row: TableRow, optionNames: readonly string[], table: Table, report: TableReport): TableVariant {
  const choices = optionNames.flatMap((name, at) => {
    const column = [`Option${at + 1} Value`, `Option${at + 1} value`];
    const value = row.text(...column);
    if (name !== "" && value === "") report.mistake(row, column, `is empty; give the ${name.toLowerCase()}`);
    return name === "" || value === "" ? [] : [{ name, value }];
  });
  return {
    row,
    choices,
    // A spreadsheet keeps a long number as text behind an apostrophe.
    sku: row.text(...COLUMNS.sku).replace(/^'/, ""),
    stock: stockOf(row, table, report),
    weight: weightOf(row, WEIGHTS, report),
    price: row.text(...COLUMNS.price),
    originalPrice: row.text(...COLUMNS.originalPrice),
  };
}

/** Null, made to order: Shopify does not count it, or sells it when it has none. */
function stockOf(row: TableRow, table: Table, report: TableReport): number | null | undefined {
  if (isTrue(row.text(...POLICY)) || /^continue$/i.test(row.text(...POLICY))) return null;
  if (table.column(...TRACKER) !== null && row.text(...TRACKER) === "") return null;
  const text = row.text(...QUANTITY);
  if (text === "") return undefined;
  if (!/^-?\d{1,9}(\.0+)?$/.test(text)) {
    report.mistake(row, QUANTITY, `is "${text}"; give a whole number of pieces`);
    return 0;
  }
  if (Number(text) < 0) report.warning(row, QUANTITY, `is ${text}; it is counted as 0`);
  return Math.max(0, Number(text));
}
