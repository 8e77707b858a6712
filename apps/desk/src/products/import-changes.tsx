import { formatPaise } from "@selvedge/commerce/money";
import type { ImportPreview } from "@selvedge/commerce/wire/owner-import";
import { Badge } from "@selvedge/ui/badge";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Notice } from "@selvedge/ui/notice";

interface ProductChange {
  slug: string;
  name: string;
  isNew: boolean;
  /** One for each field that changes. */
  lines: readonly string[];
}

const COLUMNS: readonly DataTableColumn<ProductChange>[] = [
  { key: "name", label: "Product", cell: ({ name }) => name },
  {
    key: "kind",
    label: "Import",
    cell: ({ isNew }) => (
      <Badge mark="dot" variant={isNew ? "success" : "neutral"}>
        {isNew ? "New" : "Changed"}
      </Badge>
    ),
  },
  {
    key: "fields",
    label: "What changes",
    cell: ({ lines }) =>
      lines.length > 0 && (
        <span className="sv:grid sv:gap-1">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
  },
];

/** What an import would do: each product that is new or changes, field by field, and what its owner should read. */
export function ImportChanges({ changes: { before, after, preview } }: { changes: ImportPreview }) {
  const { names = {}, unchanged = 0, warnings = [] } = preview ?? {};
  const rows = Object.entries(after).flatMap(([slug, fields]): ProductChange[] => {
    const name = names[slug];
    if (name === undefined) return [];
    return [{ slug, name, isNew: fields === "added", lines: linesOf(before[slug], fields) }];
  });
  const added = rows.filter(({ isNew }) => isNew).length;
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-6">
      {warnings.length > 0 && (
        <Notice variant="warning">
          <span className="sv:whitespace-pre-line">{warnings.join("\n")}</span>
        </Notice>
      )}
      <DataTable
        label={`${added} new, ${rows.length - added} changed, ${unchanged} as they are`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ slug }) => slug}
        state={rows.length === 0 ? "empty" : "ready"}
        labels={{ empty: "No product changes." }}
      />
    </div>
  );
}

/** Longer values are cut: who imports looks for what is wrong, and does not proofread. */
const MOST_SHOWN = 60;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function linesOf(before: unknown, after: unknown): string[] {
  if (!isFields(after)) return [];
  const was = isFields(before) ? before : {};
  return Object.entries(after).flatMap(([field, value]) =>
    field === "variants"
      ? variantLines(listOf(was[field]), listOf(value))
      : [`${nameOf(field)}: ${textOf(field, was[field])} → ${textOf(field, value)}`],
  );
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** "M, indigo, stock: 3 → 5". */
function variantLines(before: readonly Fields[], after: readonly Fields[]): string[] {
  const placeOf = ({ size, material }: Fields) =>
    [size, material].filter((part) => typeof part === "string").join(", ");
  const added = after.filter((variant) => !before.some(({ sku }) => sku === variant["sku"]));
  const removed = before.filter((variant) => !after.some(({ sku }) => sku === variant["sku"]));
  const kept = after.flatMap((variant) => {
    const was = before.find(({ sku }) => sku === variant["sku"]);
    if (!was) return [];
    return Object.keys(variant)
      .filter((field) => variant[field] !== was[field])
      .map(
        (field) =>
          `${placeOf(variant)}, ${nameOf(field).toLowerCase()}: ${textOf(field, was[field])} → ${textOf(field, variant[field])}`,
      );
  });
  return [
    ...added.map((variant) => `${placeOf(variant)} is added`),
    ...removed.map((variant) => `${placeOf(variant)} is removed`),
    ...kept,
  ];
}

/** "sale_price_paise" is "Sale price". */
const nameOf = (field: string) => {
  const words = field.replace(/_paise$/, "").replaceAll("_", " ");
  return field === "hsn" ? "HSN" : words.charAt(0).toUpperCase() + words.slice(1);
};

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return field === "stock" ? "made to order" : "none";
  if (field.endsWith("_paise") && typeof value === "number") return formatPaise(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = typeof value === "string" ? value : shortJson(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const shortJson = (value: unknown): string =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? value.join(", ") : JSON.stringify(value);
