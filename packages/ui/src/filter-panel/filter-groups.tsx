"use client";

import type { ComponentProps } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { useControlled } from "../lib/use-controlled.ts";

export interface FilterOption {
  value: string;
  label: string;
  /** Products that it leaves. `null` when nobody has counted. @default null */
  count?: number | null;
  /** Narrower choices, each of its own. */
  options?: readonly FilterOption[];
}

export interface FilterGroup {
  /** What is chosen: "Category", "Size". */
  legend: string;
  options: readonly FilterOption[];
}

export interface FilterGroupsProps extends Omit<ComponentProps<"div">, "defaultValue" | "children"> {
  groups: readonly FilterGroup[];
  /** Values that are ticked. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
}

/** What a list can be narrowed by: a fieldset of checkboxes each, narrower choices under the wider one. */
export function FilterGroups({
  groups,
  value,
  defaultValue = [],
  onValueChange,
  className = "",
  ...props
}: FilterGroupsProps) {
  const [ticked, setTicked] = useControlled(value, defaultValue, onValueChange);
  const toggle = (option: string, on: boolean) =>
    setTicked(on ? [...ticked, option] : ticked.filter((each) => each !== option));

  const list = (options: readonly FilterOption[], className: string) => (
    <ul className={className}>
      {options.map((option) => (
        <li key={option.value}>
          <Checkbox
            value={option.value}
            checked={ticked.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          >
            {option.label}{" "}
            {typeof option.count === "number" && <span className="sv:text-muted sv:tabular">({option.count})</span>}
          </Checkbox>
          {option.options && list(option.options, "sv:ps-8.5")}
        </li>
      ))}
    </ul>
  );

  return (
    <div {...props} data-component="filter-groups" className={`sv:grid sv:gap-6 ${className}`}>
      {groups.map(({ legend, options }) => (
        <fieldset key={legend} className="sv:min-w-0">
          <legend className="sv:mb-1 sv:text-label">{legend}</legend>
          {list(options, "")}
        </fieldset>
      ))}
    </div>
  );
}
