"use client";

import type { ComponentProps } from "react";
import { joinNames } from "../lib/join-names.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Spinner } from "../spinner/index.ts";
import { TextInput } from "../text-input/index.ts";
import { type ComboboxBehaviour, type ComboboxOption, useCombobox } from "./use-combobox.ts";

export interface ComboboxLabels {
  /** Name of the list. */
  list: string;
  /** Announced when the list opens or changes. */
  count: (options: number) => string;
}

export interface ComboboxProps<Choice extends ComboboxOption>
  extends
    ComboboxBehaviour<Choice>,
    Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "prefix" | "list"> {
  /** `busy` while suggestions are loading; the previous ones stay. @default "idle" */
  state?: "idle" | "busy" | undefined;
  labels?: Partial<ComboboxLabels> | undefined;
}

const english: ComboboxLabels = {
  list: "Suggestions",
  count: (options) => `${options} ${options === 1 ? "suggestion" : "suggestions"}`,
};

/** A text field with suggestions. Free text is allowed: it changes only when a suggestion is chosen. */
export function Combobox<Choice extends ComboboxOption>({
  value,
  defaultValue,
  onValueChange,
  options,
  onChoose,
  state = "idle",
  labels,
  className,
  ...props
}: ComboboxProps<Choice>) {
  const words = useLabels("combobox", english, labels);
  const { text, open, inputProps, listProps, optionProps } = useCombobox({
    value,
    defaultValue,
    onValueChange,
    options,
    onChoose,
  });
  return (
    <div className="sv:relative">
      <TextInput
        {...inputProps(props)}
        autoComplete={props.autoComplete ?? "off"}
        aria-busy={state === "busy" || undefined}
        data-component="combobox"
        data-state={open ? "open" : "closed"}
        className={joinNames("sv:pe-11", className)}
      />
      {state === "busy" && <Spinner className="sv:absolute sv:end-3.5 sv:top-4 sv:text-muted" />}
      {open && (
        <div
          {...listProps()}
          aria-label={words.list}
          data-part="list"
          className="sv:absolute sv:inset-x-0 sv:top-full sv:z-raised sv:mt-2 sv:max-h-72 sv:overflow-y-auto sv:rounded-overlay sv:border sv:border-hairline sv:bg-raised sv:p-1.5 sv:shadow-menu"
        >
          {options.map((option, index) => (
            <button
              {...optionProps(option, index)}
              key={option.value}
              type="button"
              data-part="option"
              className="sv:block sv:w-full sv:rounded-control sv:px-2.5 sv:pt-2.5 sv:pb-2 sv:text-start sv:text-label sv:font-regular sv:wrap-anywhere sv:hover:bg-sunken sv:aria-selected:bg-accent-soft sv:aria-selected:text-on-accent-soft sv:forced-colors:aria-selected:outline-2 sv:forced-colors:aria-selected:-outline-offset-2"
            >
              <span className="sv:me-2 sv:font-medium sv:tabular">{option.value}</span>{" "}
              <span>{option.description}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sv:sr-only">
        {open && text !== "" ? words.count(options.length) : null}
      </p>
    </div>
  );
}
