"use client";

import type { ComponentProps, ReactNode } from "react";
import { CartLineBoxes } from "../cart-line/cart-line-boxes.tsx";
import { CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { Table, type TableHead } from "../data-table/table-parts.tsx";
import { HandbagSimpleThin } from "../icons/handbag-simple-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { type CartTableLabels, english } from "./cart-table-labels.ts";

export interface CartTableProps extends CollectionProps, ComponentProps<"div"> {
  /** `CartTableRow`s, shown when ready. */
  children?: ReactNode;
  labels?: Partial<CartTableLabels> | undefined;
}

/** The cart as a table from 768 px up and as blocks below, or its loading, empty or error state. */
export function CartTable({
  state = "ready",
  emptyAction,
  onRetry,
  level,
  labels,
  children,
  ...props
}: CartTableProps) {
  const words = useLabels("cartTable", english, labels);
  const heads: TableHead[] = [
    { key: "product", label: words.product },
    { key: "price", label: words.price },
    { key: "quantity", label: words.quantity },
    { key: "total", label: words.total, align: "end" },
    { key: "remove", label: words.remove, labelDisplay: "hidden" },
  ];
  return (
    <div {...props} data-component="cart-table" data-state={state}>
      {state === "ready" && (
        <Table label={words.cart} labelDisplay="hidden" heads={heads}>
          {children}
        </Table>
      )}
      {state === "loading" && <CartLineBoxes label={words.loading} lines={3} />}
      <CollectionMessage {...{ state, words, emptyAction, onRetry, level }} icon={<HandbagSimpleThin />} />
    </div>
  );
}
