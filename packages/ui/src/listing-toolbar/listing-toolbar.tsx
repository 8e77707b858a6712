"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { SlidersHorizontal } from "../icons/sliders-horizontal.tsx";
import { mergeProps } from "../lib/merge-props.ts";
import { EndMark } from "../lib/end-mark.tsx";
import { joinNames } from "../lib/join-names.ts";
import { useControlReset } from "../lib/use-form-reset.ts";
import { sort, toggle, toolbar } from "./listing-toolbar.recipe.ts";

export interface ListingToolbarProps extends ComponentProps<"div"> {}

/** Toolbar above a product list. It sticks below the header while the list scrolls. */
export function ListingToolbar({ className, children, ...props }: ListingToolbarProps) {
  return (
    <div {...props} data-component="listing-toolbar" className={toolbar({ className })}>
      {children}
      <EndMark />
    </div>
  );
}

export interface ListingToolbarFilterProps extends Omit<ComponentProps<"button">, "children"> {
  /** Number of active filters. @default 0 */
  count?: number | undefined;
  /** Whether the panel is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text of the button: "Filter". */
  label: ReactNode;
}

/** Button that opens and closes the filters. Set `aria-controls` to the panel's id while the panel is rendered. */
export function ListingToolbarFilter({
  count = 0,
  open,
  onOpenChange,
  label,
  className,
  ...props
}: ListingToolbarFilterProps) {
  return (
    <button
      type="button"
      {...mergeProps<ComponentProps<"button">>({ onClick: () => onOpenChange(!open) }, props)}
      aria-expanded={open}
      data-part="filter"
      className={toggle({ className })}
    >
      <SlidersHorizontal />
      <span className="sv:tabular">
        <span>{label}</span> {count > 0 && <span>{`(${count})`}</span>}
      </span>
    </button>
  );
}

export interface ListingToolbarCountProps extends ComponentProps<"p"> {}

/** Number of products: "64 products". Announced on changes, and focused after a page change. Visually hidden on phones. */
export function ListingToolbarCount({ className = "", ...props }: ListingToolbarCountProps) {
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
  "value" | "defaultValue"
> {
  value: Order;
  onValueChange: (order: Order) => void;
  /** Label of the select: "Sort". */
  label: ReactNode;
  /** An `<option>` for each order; its value is an `Order`. */
  children: ReactNode;
}

/** Sort order of the list. A native select, so that phones show their own picker. */
export function ListingToolbarSort<Order extends string>({
  value,
  onValueChange,
  label,
  className,
  ref,
  ...props
}: ListingToolbarSortProps<Order>) {
  const merged = useControlReset(ref, true);
  return (
    <label className={sort()}>
      <span className="sv:shrink-0 sv:font-regular sv:text-muted sv:@max-[8.5rem]:sr-only">{label}</span>
      <select
        {...mergeProps<ComponentProps<"select">>(
          {
            onChange: (event) => onValueChange(event.target.value as Order),
          },
          props,
        )}
        ref={merged}
        value={value}
        data-part="sort"
        className={joinNames(
          "sv:min-h-target sv:max-w-40 sv:min-w-0 sv:appearance-none sv:truncate sv:bg-page sv:pe-6 sv:text-label sv:own-order sv:max-lg:text-body sv:max-lg:font-medium sv:lg:max-w-none",
          className,
        )}
      />
      <CaretDown className="sv:pointer-events-none sv:-ms-7 sv:size-4.5 sv:shrink-0 sv:text-muted" />
    </label>
  );
}
