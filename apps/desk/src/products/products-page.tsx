import { formatRupees } from "@selvedge/commerce/money";
import { badgeText } from "@selvedge/commerce/offer";
import type { ProductSummary, StaffRole } from "@selvedge/commerce/wire/owner";
import { Badge } from "@selvedge/ui/badge";
import { Button } from "@selvedge/ui/button";
import { DataTable, type DataTableColumn } from "@selvedge/ui/data-table";
import { Field } from "@selvedge/ui/field";
import { Picture } from "@selvedge/ui/picture";
import { Select } from "@selvedge/ui/select";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { PRODUCT_STATUSES } from "./product-status.ts";

/** Pieces of a product, from which on it counts as running out. */
const FEW = 5;

const COLUMNS: readonly DataTableColumn<ProductSummary>[] = [
  {
    key: "name",
    label: "Product",
    labelDisplay: "hidden",
    cell: ({ slug, name, picture }) => (
      <span className="sv:flex sv:items-center sv:gap-4">
        <Picture source={picture} sizes="48px" alt="" className="sv:aspect-product sv:w-12 sv:shrink-0" />
        <TextLink href={`/products/${slug}`}>{name}</TextLink>
      </span>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: ({ status }) => (
      <Badge mark="dot" variant={PRODUCT_STATUSES[status].tone}>
        {PRODUCT_STATUSES[status].label}
      </Badge>
    ),
  },
  { key: "tags", label: "Tags", cell: ({ tags }) => tags.join(", ") },
  {
    key: "price",
    label: "Price",
    align: "end",
    cell: ({ price, offer }) =>
      [formatRupees(price), offer && badgeText(offer.discount, offer.type)].filter(Boolean).join(", "),
  },
  { key: "pieces", label: "Pieces", align: "end", cell: ({ pieces }) => pieces ?? "Made to order" },
];

/** All products, found by a word or filtered by status and stock. What is searched for stands in the address. */
export function ProductsPage({ role }: { role: StaffRole }) {
  const [search, setSearch] = useSearchParams();
  // The address follows a moment later, which would lose letters that are typed meanwhile.
  const [wanted, setWanted] = useState(search.get("find") ?? "");
  const read = useAction<{ products: readonly ProductSummary[] }>("products list");
  const set = (field: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(field);
        else next.set(field, value);
        return next;
      },
      { replace: true },
    );
  const products = (read.data?.products ?? []).filter((product) => isFound(product, wanted, search));
  const found = products.length === 1 ? "1 product" : `${products.length} products`;
  return (
    <Screen title="Products" reads={[read]}>
      <div className="sv:grid sv:items-end sv:gap-5 sv:lg:grid-cols-[1fr_14rem_14rem_auto]">
        <Field label="Name, address or tag" presence="optional">
          <TextInput
            type="search"
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              set("find", target.value);
            }}
          />
        </Field>
        <Field label="Status">
          <Select value={search.get("status") ?? ""} onChange={({ target }) => set("status", target.value)}>
            <option value="">All</option>
            {Object.entries(PRODUCT_STATUSES).map(([status, { label }]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Stock">
          <Select value={search.get("stock") ?? ""} onChange={({ target }) => set("stock", target.value)}>
            <option value="">All</option>
            <option value="few">{`At most ${FEW} pieces`}</option>
          </Select>
        </Field>
        {role === "owner" && (
          <div className="sv:flex sv:flex-wrap sv:gap-3">
            <Button render={<Link to="/products/new" />}>Add a product</Button>
            <Button variant="quiet" render={<Link to="/products/import" />}>
              Import
            </Button>
          </div>
        )}
      </div>
      <DataTable
        label={found}
        columns={COLUMNS}
        rows={products}
        rowKey={({ slug }) => slug}
        state={read.state === "ready" && products.length === 0 ? "empty" : read.state}
        onRetry={read.retry}
        labels={{
          empty: read.data?.products.length === 0 ? "There are no products yet." : "There is no such product.",
          ...(read.error === undefined ? {} : { failed: read.error }),
        }}
      />
    </Screen>
  );
}

function isFound(
  { name, slug, tags, status, pieces }: ProductSummary,
  wanted: string,
  search: URLSearchParams,
): boolean {
  const word = wanted.trim().toLowerCase();
  const wantedStatus = search.get("status");
  return (
    [name, slug, ...tags].some((text) => text.toLowerCase().includes(word)) &&
    (wantedStatus === null || status === wantedStatus) &&
    (search.get("stock") !== "few" || (pieces !== null && pieces <= FEW))
  );
}
