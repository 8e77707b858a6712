"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";

export interface FilterPanelLabels {
  /** Name of the landmark. */
  panel: string;
  loading: string;
}

export interface FilterPanelProps extends ComponentProps<"aside"> {
  /** @default "ready" */
  state?: "loading" | "ready" | undefined;
  /** `FilterGroups`. */
  children?: ReactNode;
  labels?: Partial<FilterPanelLabels> | undefined;
}

const english: FilterPanelLabels = { panel: "Filters", loading: "Loading filters" };

/** Filters beside a list. On a small screen put the same `FilterGroups` into a drawer, with `FilterActions` below. */
export function FilterPanel({ state = "ready", labels, className = "", children, ...props }: FilterPanelProps) {
  const words = useLabels("filterPanel", english, labels);
  return (
    <aside
      aria-label={words.panel}
      {...props}
      data-component="filter-panel"
      data-state={state}
      className={`sv:w-full sv:shrink-0 sv:xl:w-filter-panel ${className}`}
    >
      {state === "loading" ? (
        <Skeleton label={words.loading}>
          <SkeletonText lines={8} className="sv:gap-7.5 sv:py-4" />
        </Skeleton>
      ) : (
        children
      )}
    </aside>
  );
}

export interface FilterActionsLabels {
  clear: string;
}

export interface FilterActionsProps extends ComponentProps<"div"> {
  /** Text of the button that shows the filtered list: "Show 23 products". */
  children: ReactNode;
  onShow: () => void;
  onClear: () => void;
  labels?: Partial<FilterActionsLabels> | undefined;
}

const englishActions: FilterActionsLabels = { clear: "Clear all" };

/** Footer of the drawer: shows the filtered list, or removes all filters. */
export function FilterActions({ onShow, onClear, labels, className = "", children, ...props }: FilterActionsProps) {
  const words = useLabels("filterActions", englishActions, labels);
  return (
    <div {...props} data-component="filter-actions" className={`sv:flex sv:items-center sv:gap-5 ${className}`}>
      <Button variant="plain" onClick={onClear}>
        {words.clear}
      </Button>
      <Button onClick={onShow} className="sv:flex-1 sv:px-3!">
        <span className="sv:tabular">{children}</span>
      </Button>
    </div>
  );
}
