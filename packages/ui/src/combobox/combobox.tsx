"use client";

import type { ComponentProps, FocusEvent, KeyboardEvent } from "react";
import { joinNames } from "../lib/join-names.ts";
import { Spinner } from "../spinner/index.ts";
import { TextInput } from "../text-input/index.ts";
import { type ComboboxBehaviour, type ComboboxOption, useCombobox } from "./use-combobox.ts";

export interface ComboboxProps<Choice extends ComboboxOption>
  extends
    ComboboxBehaviour<Choice>,
    Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "prefix" | "onChange" | "list"> {
  /** `busy` while suggestions are being asked for; those of before stay. @default "idle" */
  state?: "idle" | "busy";
  labels?: {
    /** Name of the list. */
    list: string;
    /** Heard when the list opens or changes. */
    count: (options: number) => string;
  };
}

const english = {
  list: "Suggestions",
  count: (options: number) => `${options} ${options === 1 ? "suggestion" : "suggestions"}`,
};

/** A text field that suggests and never insists: what is typed stands until a suggestion is taken. */
export function Combobox<Choice extends ComboboxOption>({
  value,
  defaultValue,
  onValueChange,
  options,
  onChoose,
  state = "idle",
  labels = english,
  onBlur,
  onKeyDown,
  className,
  ...props
}: ComboboxProps<Choice>) {
  const { text, open, active, choose, optionId, listId, inputProps } = useCombobox({
    value,
    defaultValue,
    onValueChange,
    options,
    onChoose,
  });
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur();
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) inputProps.onKeyDown(event);
  };
  return (
    <div data-component="combobox" data-state={open ? "open" : "closed"} className="relative">
      <TextInput
        {...props}
        {...inputProps}
        autoComplete={props.autoComplete ?? inputProps.autoComplete}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        aria-busy={state === "busy" || undefined}
        className={joinNames("pe-11", className)}
      />
      {state === "busy" && <Spinner className="absolute end-3.5 top-4 text-muted" />}
      {open && (
        <div
          id={listId}
          role="listbox"
          aria-label={labels.list}
          data-part="list"
          className="absolute inset-x-0 top-full z-raised mt-2 max-h-72 overflow-y-auto rounded-overlay border border-hairline bg-raised p-1.5 shadow-menu"
        >
          {options.map((option, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option === active}
              // The field keeps the focus; losing it would close the list before the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              data-part="option"
              className="block w-full rounded-control px-2.5 pt-2.5 pb-2 text-start text-label font-regular wrap-anywhere hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-on-accent-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
            >
              <span className="me-2 font-medium tabular">{option.value}</span> {option.description}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {open && text !== "" ? labels.count(options.length) : null}
      </p>
    </div>
  );
}
