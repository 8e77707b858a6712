"use client";

import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";

/** One suggestion. */
export interface ComboboxOption {
  /** What the field holds when it is chosen, and what tells it from the others. */
  value: string;
  /** Words beside the value: "Indore, Madhya Pradesh". */
  description?: string;
}

export interface ComboboxBehaviour<Choice extends ComboboxOption> {
  /** The text in the field. */
  value?: string | undefined;
  /** The text at first, and again when the form is reset. @default "" */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /** Suggestions for the present text, in order. The caller finds them; none closes the list. */
  options: readonly Choice[];
  /**
   * `typing`: the list opens with the first letter or arrow, and closes with Escape and when the focus leaves. `always`: it stands there
   * as long as there are suggestions, and Escape is left to what is around it.
   * @default "typing"
   */
  opens?: "typing" | "always" | undefined;
  /** A suggestion was taken; the text has changed to its value before. */
  onChoose?: ((option: Choice) => void) | undefined;
}

/**
 * A text field with a list of suggestions, after the ARIA pattern "editable combobox with list autocomplete", without markup.
 * Down and Up move through the list and round its ends, Enter takes, Escape closes and nothing more: what is typed is
 * never lost by a key. Home and End belong to the text. Spread `inputProps` on the field; while it is `open`, `listProps` on a list
 * with a name, and on each of its options `optionProps` of the option and its index.
 */
export function useCombobox<Choice extends ComboboxOption>({
  value,
  defaultValue = "",
  onValueChange,
  options,
  opens = "typing",
  onChoose,
}: ComboboxBehaviour<Choice>) {
  const [text, setText, reset] = useControlled(value, defaultValue, onValueChange);
  const [wanted, setWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** What was made active: another may stand at its place by now. */
  const [activeValue, setActiveValue] = useState<string>();
  const listId = useId();
  const isKept = opens === "always";
  const open = (wanted || isKept) && options.length > 0;
  const marked = open ? options[activeIndex] : undefined;
  const active = marked?.value === activeValue ? marked : undefined;
  const activeId = active && `${listId}-${activeIndex}`;

  const close = () => {
    setWanted(false);
    setActiveIndex(-1);
  };
  const input = useFormReset<HTMLInputElement>(undefined, () => {
    close();
    reset();
  });
  const choose = (option: Choice) => {
    setText(option.value);
    close();
    onChoose?.(option);
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    const from = active ? activeIndex : step === 1 ? -1 : 0;
    const index = (from + step + options.length) % options.length;
    setActiveIndex(index);
    setActiveValue(options[index]?.value);
  };

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  // Before React: a dialog around the field listens at the document, and must find the key used up.
  useEffect(() => {
    if (!open || isKept) return;
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      const isOurs = event.target instanceof Element && event.target.getAttribute("aria-controls") === listId;
      if (event.key !== "Escape" || isComposing(event) || !isOurs) return;
      event.preventDefault();
      setWanted(false);
      setActiveIndex(-1);
    };
    window.addEventListener("keydown", handleEscape, true);
    return () => window.removeEventListener("keydown", handleEscape, true);
  }, [open, isKept, listId]);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value);
    setWanted(true);
    setActiveIndex(-1);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (options.length === 0) return;
        event.preventDefault();
        return move(event.key === "ArrowDown" ? 1 : -1);
      case "Enter":
        if (!active) return;
        event.preventDefault();
        return choose(active);
      case "Home":
      case "End":
        return setActiveIndex(-1);
    }
  };

  return {
    text,
    open,
    active,
    choose,
    inputProps: {
      ref: input,
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": open,
      "aria-controls": open ? listId : undefined,
      "aria-activedescendant": activeId,
      value: text,
      onChange: handleChange,
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
    listProps: { id: listId, role: "listbox" },
    optionProps: (option: Choice, index: number) => ({
      id: `${listId}-${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": option === active,
      // The field keeps the focus; losing it would close the list before the press ends.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(option),
    }),
  };
}
