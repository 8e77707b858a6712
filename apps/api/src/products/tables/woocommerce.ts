import { endOfDayInIndia } from "@selvedge/commerce/dates";
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

const COLUMNS: TableColumns = {
  slug: ["Slug", "Name"],
  name: ["Name"],
  price: ["Regular price"],
  originalPrice: ["Regular price"],
  sku: ["SKU"],
  choice: ["Attribute 1 value(s)"],
  category: ["Categories"],
};
const STOCK = ["Stock"];
/** The export names the unit that the shop is set to. */
const WEIGHTS: readonly WeightColumn[] = [
  { names: ["Weight (kg)"], grams: 1000 },
  { names: ["Weight (g)"], grams: 1 },
  { names: ["Weight (lbs)"], grams: 453.592_37 },
  { names: ["Weight (oz)"], grams: 28.349_523 },
];
const PARENT = ["Parent"];

export const isWooCommerce = (table: Table): boolean =>
  table.column("Regular price") !== null && table.column("Name") !== null;

/** Reads a product export of WooCommerce: simple products, and variable ones with their variations. */
export function readWooCommerce(table: Table, { hsn }: { hsn?: string | undefined } = {}): GivenCatalogue {
  const report = reportOn(table);
  const variations = table.rows.filter((row) => typeOf(row) === "variation");
  const parents = table.rows.filter((row) => typeOf(row) !== "variation");
  const ofParent = Map.groupBy(variations, (row) => {
    const parent = parentOf(row, parents);
    if (!parent) report.mistake(row, PARENT, `is "${row.text(...PARENT)}"; give the SKU of a row of type variable`);
    return parent;
  });
  const products = parents.flatMap((row) => productOf(row, ofParent.get(row) ?? [], report) ?? []);
  return catalogueOf(table, products, { columns: COLUMNS, hsn }, report);
}

/** "simple, virtual" is a simple product. */
const typeOf = (row: TableRow) => row.text("Type").split(",")[0]?.trim().toLowerCase() || "simple";

/** A parent is named by its code, or by "id:123". */
function parentOf(row: TableRow, parents: readonly TableRow[]): TableRow | undefined {
  const named = row.text(...PARENT);
  if (named === "") return undefined;
  return parents.find((parent) => [parent.text("SKU"), `id:${parent.text("ID")}`].includes(named));
}

function productOf(row: TableRow, variations: readonly TableRow[], report: TableReport): TableProduct | null {
  const type = typeOf(row);
  if (type !== "simple" && type !== "variable") {
    report.warning(row, ["Type"], `is ${type}; only simple and variable products are sold, so it is left out`);
    return null;
  }
  if (type === "variable" && variations.length === 0) {
    report.mistake(row, ["Type"], "is variable, but no row of type variation names it; export the variations too");
  }
  const sold = type === "variable" && variations.length > 0 ? variations : [row];
  const name = row.text("Name");
  return {
    row,
    slug: slugOf(row.text("Slug") || name),
    name,
    html: row.text("Description") || row.text("Short description"),
    categories: row
      .text("Categories")
      .split(/,\s*/)
      .map((path) => path.split(">").map((part) => part.trim()))
      .filter(([top]) => top),
    hsn: row.text(...HSN_COLUMNS),
    origin: row.text(...ORIGIN_COLUMNS),
    metaDescription: row.text("Meta: _yoast_wpseo_metadesc", "Meta: rank_math_description"),
    status: { "1": "active" as const, "-1": "draft" as const }[row.text("Published") || "1"] ?? "hidden",
    offerEndsAt: endOf(sold[0] ?? row, report),
    variants: sold.map((each) => variantOf(each, type === "variable", report)),
    photos: row
      .text("Images")
      .split(/,\s*/)
      .filter((source) => source !== "")
      .map((source) => ({ source, alt: "" })),
  };
}

function variantOf(row: TableRow, isVariation: boolean, report: TableReport): TableVariant {
  const numbers = isVariation ? [1, 2, 3, 4, 5] : [];
  const choices = numbers.flatMap((nth) => {
    const name = row.text(`Attribute ${nth} name`);
    const column = `Attribute ${nth} value(s)`;
    const value = row.text(column);
    if (name !== "" && value === "") {
      report.mistake(row, [column], `is empty, which means any; make one variation for each ${name.toLowerCase()}`);
    }
    return name === "" || value === "" ? [] : [{ name, value }];
  });
  const [sale, regular] = [row.text("Sale price"), row.text("Regular price")];
  return {
    row,
    choices,
    sku: row.text("SKU"),
    stock: stockOf(row, report),
    weight: weightOf(row, WEIGHTS, report),
    ...(sale === "" ? { price: regular, originalPrice: "" } : { price: sale, originalPrice: regular }),
  };
}

/** Null, made to order: WooCommerce does not count it, or sells it when it has none. */
function stockOf(row: TableRow, report: TableReport): number | null {
  const text = row.text(...STOCK);
  const isSold = row.text("In stock?") !== "0";
  if (/^(1|notify)$/i.test(row.text("Backorders allowed?"))) return null;
  if (text === "") return isSold ? null : 0;
  if (!/^-?\d{1,9}(\.0+)?$/.test(text)) {
    const shared = text === "parent" ? "is shared with other variations here" : `is "${text}"`;
    report.mistake(row, STOCK, `${shared}; give a whole number of pieces`);
    return 0;
  }
  if (Number(text) < 0) report.warning(row, STOCK, `is ${text}; it is counted as 0`);
  return Math.max(0, Number(text));
}

/** The end of the last day of a sale, in India. */
function endOf(row: TableRow, report: TableReport): string | undefined {
  const column = "Date sale price ends";
  const [day = ""] = row.text(column).split(/[ T]/);
  if (day === "" || row.text("Sale price") === "") return undefined;
  const end = endOfDayInIndia(day);
  if (!Number.isNaN(end.getTime())) return end.toISOString();
  report.mistake(row, [column], `is "${day}"; write it like 2026-12-31`);
  return undefined;
}
