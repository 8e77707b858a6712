"use client";

import { type ComponentProps } from "react";
import { useMediaQuery } from "../lib/browser-state.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import type { ProductGridLayout } from "../product-grid/index.ts";
import { useOptions } from "../radio-group/use-options.ts";
import { layoutCell } from "./listing-toolbar.recipe.ts";

export interface ListingToolbarLayoutLabels {
  /** Name of the group. */
  group: string;
  columns: (count: number) => string;
}

export interface ListingToolbarLayoutProps extends Omit<ComponentProps<"fieldset">, "defaultValue" | "children"> {
  value?: ProductGridLayout | undefined;
  /** Initial choice, restored by a reset of the form around it. @default "grid-4" */
  defaultValue?: ProductGridLayout | undefined;
  onValueChange?: ((layout: ProductGridLayout) => void) | undefined;
  /** Form field name, if the choice is part of a form. @default generated */
  name?: string | undefined;
  labels?: Partial<ListingToolbarLayoutLabels> | undefined;
}

const english: ListingToolbarLayoutLabels = { group: "Layout", columns: (count) => `${count} columns` };
const COLUMNS = { "grid-2": 2, "grid-3": 3, "grid-4": 4 };
const LAYOUTS = ["grid-2", "grid-3", "grid-4"] as const;

/** Number of grid columns: two or three from 768 px up, also four from 1024 px up; no choice below. */
export function ListingToolbarLayout({
  value,
  defaultValue = "grid-4",
  onValueChange,
  name,
  form,
  disabled,
  labels,
  ref,
  className = "",
  ...props
}: ListingToolbarLayoutProps) {
  const words = useLabels("listingToolbarLayout", english, labels);
  const [layout, setLayout, reset] = useControlled("ListingToolbarLayout", value, defaultValue, onValueChange);
  // If four columns do not fit, the grid shows three, and three is shown as selected.
  const isNarrow = useMediaQuery("(width < 64rem)");
  const shown = isNarrow && layout === "grid-4" ? "grid-3" : layout;
  const merged = useFormReset(ref, reset);
  const { groupProps, optionProps } = useOptions({
    value: shown,
    name,
    form,
    disabled,
    required: false,
    onValueChange: setLayout,
  });
  return (
    <fieldset
      aria-label={words.group}
      {...groupProps({ ...props, ref: merged })}
      data-part="layout"
      className={`sv:hidden sv:noscript:hidden sv:lg:flex ${className}`}
    >
      {LAYOUTS.map((each) => (
        <label key={each} className={layoutCell({ layout: each })}>
          <input
            {...optionProps({ value: each })}
            aria-label={words.columns(COLUMNS[each])}
            className="sv:absolute sv:inset-0 sv:size-full sv:cursor-[inherit] sv:appearance-none sv:opacity-0"
          />
          <span aria-hidden="true" className="sv:flex sv:gap-0.5">
            {Array.from({ length: COLUMNS[each] }, (_, column) => (
              <span key={column} className="sv:h-4 sv:w-1.25 sv:border sv:border-current" />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
