import { originalPaise } from "@selvedge/commerce/offer";
import { paiseFromRupees, percentOf, rupeesFromPaise } from "@selvedge/commerce/money";
import { type OfferEntry, salePaise } from "../catalogue-file.ts";
import type { Mistake } from "../catalogue-references.ts";
import type { GivenCatalogue } from "../import-catalogue.ts";
import { colorCodeOf, isRounded, plainText, readAmount, readTags, slugOf } from "./read-words.ts";
import type { Table, TableRow } from "./table.ts";

/** A variant as a table of another shop's software has it. `stock` undefined: the table does not say. */
export interface TableVariant {
  row: TableRow;
  choices: { name: string; value: string }[];
  sku: string;
  stock: number | null | undefined;
  /** Grams of one piece; undefined: the table does not say. */
  weight: number | undefined;
  price: string;
  /** The price before a discount; empty without one. */
  originalPrice: string;
}

/** A product as a table has it. A category is a path from the top: ["Clothing", "Dresses"]. */
export interface TableProduct {
  row: TableRow;
  slug: string;
  name: string;
  html: string;
  categories: string[][];
  hsn: string;
  origin: string;
  metaDescription: string;
  status: "draft" | "active" | "hidden" | "archived";
  offerEndsAt?: string | undefined;
  variants: TableVariant[];
  photos: { source: string; alt: string }[];
}

/** What a table calls the fields of a product, for messages. */
export type TableColumns = Record<
  "slug" | "name" | "price" | "originalPrice" | "sku" | "choice" | "category",
  string[]
>;

interface TableOptions {
  columns: TableColumns;
  /** Tariff code of products without one. */
  hsn: string | undefined;
}

/** The sentences about a table. */
export interface TableReport {
  mistake(row: TableRow, columns: readonly string[], message: string): void;
  warning(row: TableRow, columns: readonly string[], message: string): void;
  mistakes: string[];
  warnings: string[];
}

/** Collects sentences like "row 12, Variant Price: is empty; give a price". */
export function reportOn(table: Table): TableReport {
  const mistakes: string[] = [];
  const warnings: string[] = [];
  const line = (row: TableRow, columns: readonly string[], message: string) =>
    `row ${row.number}, ${table.column(...columns) ?? columns[0]}: ${message}`;
  return {
    mistakes,
    warnings,
    mistake: (...about) => void mistakes.push(line(...about)),
    warning: (...about) => void warnings.push(line(...about)),
  };
}

export const ORIGIN_COLUMNS = ["Country of origin", "Origin", "Country/Region of Origin"];
const TAGS_COLUMNS = ["Tags"];
export const HSN_COLUMNS = ["HSN", "HSN Code", "HS Code", "Variant HS Code"];
const NO_CATEGORY = "Other";
const ONE_SIZE = "One size";

/** The table's products in the format of catalogue.json. */
export function catalogueOf(
  table: Table,
  products: readonly TableProduct[],
  { columns, hsn }: TableOptions,
  report: TableReport,
): GivenCatalogue {
  const categories = new Map<string, TableCategory>();
  const materials: Record<string, object> = {};
  const entries = products.map((product) => {
    const { row, slug, name, metaDescription, origin, status, photos } = product;
    const places = product.variants.map((variant) => placeOf(variant.choices));
    for (const { material } of places) if (material) materials[material.code] ??= material.entry;
    for (const [at, { sku }] of product.variants.entries()) {
      const message = `is ${sku}, as a spreadsheet rounds a long number; make the column text, and write the code again`;
      if (isRounded(sku)) report.mistake(product.variants[at]?.row ?? row, columns.sku, message);
    }
    if (product.categories.length === 0) {
      report.warning(row, columns.category, `is empty; the product is in the category ${NO_CATEGORY}`);
    }
    const [category = "", ...others] = (product.categories.length > 0 ? product.categories : [[NO_CATEGORY]]).map(
      (path) => addCategory(categories, path),
    );
    const { own, ...prices } = pricesOf(product, columns, report);
    const code = product.hsn.replace(/\D/g, "") || hsn;
    return {
      slug,
      name,
      code: slug,
      // Without a tariff code, a known product keeps its own.
      ...(code === undefined ? {} : { hsn: code }),
      ...(origin === "" ? {} : { origin }),
      status,
      category,
      ...(table.column(...TAGS_COLUMNS) === null ? {} : { tags: readTags(row.text(...TAGS_COLUMNS)) }),
      ...(others.length > 0 ? { categories: others.filter((other) => other !== category) } : {}),
      description: plainText(product.html),
      ...(metaDescription === "" ? {} : { meta_description: plainText(metaDescription).slice(0, 160).trim() }),
      ...prices,
      materials: [...new Set(places.flatMap(({ material }) => (material ? [material.code] : [])))],
      sizes: Object.fromEntries(places.map(({ size }) => [size, 0])),
      skus: product.variants.map(({ sku, stock, weight }, at) => ({
        sku: sku || [slug, places[at]?.size, places[at]?.material?.code].filter(Boolean).join("-"),
        size: places[at]?.size,
        material: places[at]?.material?.code ?? null,
        price: own[at] ?? null,
        ...(stock === undefined ? {} : { stock }),
        ...(weight === undefined ? {} : { weight_grams: weight }),
      })),
      photos: photos.map(({ source, alt }) => ({ source, alt: alt || name })),
    };
  });
  return {
    file: { categories: [...categories.values()], materials, products: entries },
    isTable: true,
    warnings: report.warnings,
    mistakes: report.mistakes,
    place: (mistake) => placeIn(table, products, columns, mistake),
  };
}

interface TableCategory {
  slug: string;
  name: string;
  sub_categories: { slug: string; name: string }[];
}

/**
 * Adds the first and the last part of a path, and returns the slug of the last. It begins with that of the first: "Women > Shirts" and
 * "Men > Shirts" are two categories.
 */
function addCategory(categories: Map<string, TableCategory>, [top = NO_CATEGORY, ...below]: readonly string[]): string {
  const slug = slugOf(top) || slugOf(NO_CATEGORY);
  const category = categories.get(slug) ?? { slug, name: top, sub_categories: [] };
  categories.set(slug, category);
  const name = below.at(-1) ?? "";
  if (slugOf(name) === "") return slug;
  const sub = `${slug}-${slugOf(name)}`;
  if (!category.sub_categories.some((each) => each.slug === sub)) category.sub_categories.push({ slug: sub, name });
  return sub;
}

/** "row 12, Variant Price" of a mistake in what was made of the table. */
function placeIn(
  table: Table,
  products: readonly TableProduct[],
  columns: TableColumns,
  { path: [list, at, field, nth] }: Mistake,
): string | null {
  const product = list === "products" ? products[Number(at)] : undefined;
  if (!product) return null;
  const row = (field === "skus" && product.variants[Number(nth)]?.row) || product.row;
  const known: Partial<Record<string, string[]>> = {
    ...{ slug: columns.slug, code: columns.slug, name: columns.name, meta_description: columns.name },
    ...{ price: columns.price, offer: columns.originalPrice, skus: columns.sku, sizes: columns.choice },
    ...{ category: columns.category, categories: columns.category, hsn: HSN_COLUMNS, origin: ORIGIN_COLUMNS },
    tags: TAGS_COLUMNS,
  };
  const names = known[String(field)] ?? [String(field)];
  return `row ${row.number}, ${table.column(...names) ?? names[0]}`;
}

const MATERIAL = /colou?r|material|fabric|cloth|finish|metal/i;

/** Options that name a colour or material are the material, all others the size: "Indigo, Khadi" and "M / Long". */
function placeOf(choices: TableVariant["choices"]) {
  const made = choices.filter(({ name }) => MATERIAL.test(name));
  const sizes = choices.filter(({ name, value }) => !MATERIAL.test(name) && value.toLowerCase() !== "default title");
  const size = sizes.map(({ value }) => value).join(" / ") || ONE_SIZE;
  if (made.length === 0) return { size, material: null };
  const name = made.map(({ value }) => value).join(", ");
  const color = made.find((choice) => /colou?r/i.test(choice.name))?.value;
  const kind = made.find((choice) => !/colou?r/i.test(choice.name))?.value;
  const code = slugOf(name) || `m-${Buffer.from(name).toString("hex").slice(0, 24)}`;
  const entry = {
    name,
    color_code: colorCodeOf(color ?? name),
    ...(color ? { color } : {}),
    ...(kind ? { kind } : {}),
  };
  return { size, material: { code, entry } };
}

/**
 * The lowest price of the variants is the product's; `own` are those of the others. What was asked before is one offer for all: in
 * percent where that is exact, in rupees otherwise.
 */
function pricesOf(product: TableProduct, columns: TableColumns, report: TableReport) {
  const read = ({ row, ...variant }: TableVariant, field: "price" | "originalPrice") => {
    const amount = readAmount(variant[field]);
    if (amount === null) {
      const found = variant[field] === "" ? "is empty" : `is "${variant[field]}"`;
      report.mistake(row, columns[field], `${found}; give a price in rupees, such as 1800 or 1,800.50`);
    }
    return amount;
  };
  const asked = product.variants.map((variant) => {
    const sale = read(variant, "price");
    const whole = variant.originalPrice === "" ? sale : read(variant, "originalPrice");
    return sale === null || whole === null ? null : { sale, whole: Math.max(sale, whole), row: variant.row };
  });
  const known = asked.filter((price) => price !== null);
  const [first] = known.toSorted((a, b) => a.whole - b.whole);
  if (!first || known.length < asked.length) return { price: 1, offer: null, own: [] };
  const offer = offerOf(first, product.offerEndsAt);
  for (const { sale, whole, row } of known) {
    if (salePaise(whole, offer) === paiseFromRupees(sale)) continue;
    const message = `is ${sale} in place of ${whole}, but row ${first.row.number} of this product asks ${first.sale} in place of ${first.whole}; a product has one discount, in percent or in rupees, so make two products of it, or give all the same discount`;
    report.mistake(row, columns.price, message);
  }
  return { price: first.whole, offer, own: known.map(({ whole }) => (whole === first.whole ? null : whole)) };
}

function offerOf({ sale, whole }: { sale: number; whole: number }, ends_at: string | undefined): OfferEntry | null {
  if (sale === whole) return null;
  const ends = ends_at === undefined ? {} : { ends_at };
  const [salePrice, wholePrice] = [paiseFromRupees(sale), paiseFromRupees(whole)];
  const percent = Math.round((1 - sale / whole) * 100);
  const isExact =
    wholePrice - percentOf(wholePrice, percent) === salePrice &&
    originalPaise(salePrice, percent, "percentage") === wholePrice;
  return isExact
    ? { type: "percentage", discount: percent, ...ends }
    : { type: "fixed", discount: rupeesFromPaise(wholePrice - salePrice), ...ends };
}
