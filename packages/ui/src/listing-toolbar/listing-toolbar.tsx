"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { SlidersHorizontal } from "../icons/sliders-horizontal.tsx";
import { sort, toggle, toolbar } from "./listing-toolbar.recipe.ts";

/** The bar over a list of products. It stays under the header while the list scrolls. */
export function ListingToolbar({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-component="listing-toolbar" className={toolbar({ className })} />;
}

export interface ListingToolbarFilterProps extends Omit<ComponentProps<"button">, "children"> {
  /** Filters in use. @default 0 */
  count?: number;
  /** Whether the panel is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** @default "Filter" */
  label?: ReactNode;
}

/** Opens and closes the filters. Give `aria-controls` the panel's id while it is in the page. */
export function ListingToolbarFilter({
  count = 0,
  open,
  onOpenChange,
  label = "Filter",
  className,
  ...props
}: ListingToolbarFilterProps) {
  return (
    <button
      type="button"
      {...props}
      aria-expanded={open}
      onClick={() => onOpenChange(!open)}
      data-part="filter"
      className={toggle({ className })}
    >
      <SlidersHorizontal />
      <span className="sv:tabular">
        {label}
        {count > 0 && ` (${count})`}
      </span>
    </button>
  );
}

/** "64 products": heard whenever it changes, and focused after the page has been turned. On a phone it is only heard. */
export function ListingToolbarCount({ className = "", ...props }: ComponentProps<"p">) {
  return (
    <p
      role="status"
      tabIndex={-1}
      {...props}
      data-part="count"
      className={`sv:pt-0.5 sv:text-label sv:font-regular sv:text-muted sv:tabular sv:max-lg:sr-only ${className}`}
    />
  );
}

export interface ListingToolbarSortProps<Order extends string> extends Omit<
  ComponentProps<"select">,
  "value" | "defaultValue" | "children"
> {
  value: Order;
  /** Orders in which the list can be had, with their names, in the order in which they are offered. */
  options: Record<Order, string>;
  onValueChange: (order: Order) => void;
  /** @default "Sort" */
  label?: ReactNode;
}

/** The order of the list. A native select, so that a phone shows its own wheel. */
export function ListingToolbarSort<Order extends string>({
  value,
  options,
  onValueChange,
  label = "Sort",
  className,
  ...props
}: ListingToolbarSortProps<Order>) {
  return (
    <label data-part="sort" className={sort({ className })}>
      <span className="sv:min-w-0 sv:font-regular sv:text-muted">{label}</span>
      <select
        {...props}
        value={value}
        onChange={(event) => onValueChange(event.target.value as Order)}
        className="sv:min-h-target sv:max-w-40 sv:min-w-0 sv:appearance-none sv:truncate sv:bg-page sv:pe-6 sv:text-label sv:lg:max-w-none"
      >
        {(Object.entries(options) as [Order, string][]).map(([order, name]) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </select>
      <CaretDown className="sv:pointer-events-none sv:-ms-7 sv:size-4.5 sv:text-muted" />
    </label>
  );
}
