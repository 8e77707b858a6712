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
    <div data-component="combobox" data-state={open ? "open" : "closed"} className="sv:relative">
      <TextInput
        {...props}
        {...inputProps}
        autoComplete={props.autoComplete ?? inputProps.autoComplete}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        aria-busy={state === "busy" || undefined}
        className={joinNames("sv:pe-11", className)}
      />
      {state === "busy" && <Spinner className="sv:absolute sv:end-3.5 sv:top-4 sv:text-muted" />}
      {open && (
        <div
          id={listId}
          role="listbox"
          aria-label={labels.list}
          data-part="list"
          className="sv:absolute sv:inset-x-0 sv:top-full sv:z-raised sv:mt-2 sv:max-h-72 sv:overflow-y-auto sv:rounded-overlay sv:border sv:border-hairline sv:bg-raised sv:p-1.5 sv:shadow-menu"
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
              className="sv:block sv:w-full sv:rounded-control sv:px-2.5 sv:pt-2.5 sv:pb-2 sv:text-start sv:text-label sv:font-regular sv:wrap-anywhere sv:hover:bg-sunken sv:aria-selected:bg-accent-soft sv:aria-selected:text-on-accent-soft sv:forced-colors:aria-selected:outline-2 sv:forced-colors:aria-selected:-outline-offset-2"
            >
              <span className="sv:me-2 sv:font-medium sv:tabular">{option.value}</span> {option.description}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sv:sr-only">
        {open && text !== "" ? labels.count(options.length) : null}
      </p>
    </div>
  );
}
