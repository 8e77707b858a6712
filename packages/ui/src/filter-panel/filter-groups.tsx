"use client";

import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Checkbox } from "../checkbox/index.ts";
import { DISC, Swatch } from "../lib/swatch.tsx";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";

interface Ticked {
  name: string | undefined;
  form: string | undefined;
  values: readonly string[];
  toggle: (value: string, on: boolean) => void;
}

const TickedContext = createContext<Ticked | null>(null);

export interface FilterGroupsProps extends Omit<ComponentProps<"div">, "defaultValue"> {
  /** Controlled values that are ticked. */
  value?: readonly string[] | undefined;
  /** Initially ticked values, restored by a form reset. @default [] */
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Form field name, submitted once per ticked value. Without a name nothing is submitted. */
  name?: string | undefined;
  /** Id of the form, if the groups are outside of it. */
  form?: string | undefined;
  /** `FilterGroup`s. */
  children?: ReactNode;
}

/** Groups of filters, and which of them are ticked. */
export function FilterGroups({
  value,
  defaultValue = [],
  onValueChange,
  name,
  form,
  ref,
  className = "",
  children,
  ...props
}: FilterGroupsProps) {
  const [values, setValues, reset] = useControlled("FilterGroups", value, defaultValue, onValueChange);
  const merged = useFormReset(ref, reset);
  const toggle = (option: string, on: boolean) =>
    setValues(on ? [...values, option] : values.filter((each) => each !== option));
  return (
    <div {...props} ref={merged} data-component="filter-groups" className={`sv:grid sv:gap-6 ${className}`}>
      <TickedContext value={{ name, form, values, toggle }}>{children}</TickedContext>
    </div>
  );
}

export interface FilterGroupProps extends ComponentProps<"fieldset"> {
  /** Name of the group: "Category", "Size". */
  label: ReactNode;
  /** `FilterOption`s. */
  children?: ReactNode;
}

/** A fieldset of checkboxes. */
export function FilterGroup({ label, className = "", children, ...props }: FilterGroupProps) {
  return (
    <fieldset {...props} data-part="group" className={`sv:min-w-0 ${className}`}>
      <legend className="sv:mb-1 sv:text-label">{label}</legend>
      <ul>{children}</ul>
    </fieldset>
  );
}

export interface FilterOptionProps extends Omit<ComponentProps<"li">, "value" | "color"> {
  value: string;
  label: ReactNode;
  /** Number of matching products; `null` if unknown. @default null */
  count?: number | null | undefined;
  /** CSS colour of a swatch before the label. */
  color?: string | undefined;
  /** Nested `FilterOption`s, each selectable on its own. */
  children?: ReactNode;
}

/** One checkbox with its nested options. Renders an `<li>`; must be inside `FilterGroups`. */
export function FilterOption({ value, label, count = null, color, children, ...props }: FilterOptionProps) {
  const ticked = use(TickedContext);
  if (!ticked) throw new Error("<FilterOption> must stand inside <FilterGroups>, which knows what is ticked.");
  return (
    <li {...props} data-part="option">
      <Checkbox
        name={ticked.name}
        form={ticked.form}
        value={value}
        checked={ticked.values.includes(value)}
        onChange={(event) => ticked.toggle(value, event.target.checked)}
      >
        {color && (
          <Swatch
            data-part="swatch"
            color={color}
            className={`sv:me-2 sv:inline-block sv:size-4.5 sv:align-[-0.2em] ${DISC}`}
          />
        )}
        <bdi>{label}</bdi> {count !== null && <bdi className="sv:text-muted sv:tabular">{`(${count})`}</bdi>}
      </Checkbox>
      {children && <ul className="sv:ps-8.5">{children}</ul>}
    </li>
  );
}
