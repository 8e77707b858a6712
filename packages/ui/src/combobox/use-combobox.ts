"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
} from "react";
import { isComposing } from "../lib/is-composing.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { type MoreElementProps, type MoreProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";

/** One suggestion. */
export interface ComboboxOption {
  /** Text of the field when it is chosen; must be unique. */
  value: string;
  /** Text beside the value: "Indore, Madhya Pradesh". */
  description?: string | undefined;
}

export interface ComboboxBehaviour<Choice extends ComboboxOption> {
  /** Controlled text of the field. */
  value?: string | undefined;
  /** Initial text, restored by a form reset. @default "" */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /** Suggestions for the current text, in order, supplied by the caller. With none the list is closed. */
  options: readonly Choice[];
  /**
   * `typing`: the list opens on the first letter or arrow key, and closes on Escape and when the focus leaves. `always`:
   * it is open as long as there are suggestions, and Escape is left to the surrounding component.
   * @default "typing"
   */
  opens?: "typing" | "always" | undefined;
  /** Called after a suggestion was chosen; the text has already changed to its value. */
  onChoose?: ((option: Choice) => void) | undefined;
}

/**
 * Headless combobox after the ARIA pattern "editable combobox with list autocomplete". Down and Up move through the list
 * and wrap, Enter chooses, Escape only closes the list, so no key loses typed text. Home and End move the text cursor.
 * Spread `inputProps()` on the field; while it is `open`, spread `listProps()` on a list with a name, and `optionProps(option,
 * index)` on each option.
 */
export function useCombobox<Choice extends ComboboxOption>({
  value,
  defaultValue = "",
  onValueChange,
  options,
  opens = "typing",
  onChoose,
}: ComboboxBehaviour<Choice>) {
  const [text, setText, reset] = useControlled("Combobox", value, defaultValue, onValueChange);
  const [wanted, setWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** Value of the active option: after the suggestions change, another option may be at the same index. */
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

  // A native listener, because a dialog around the field listens on the document and must find the key already handled.
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
    inputProps: (more?: MoreProps<"input">) =>
      mergeProps<ComponentProps<"input">>(
        {
          ref: input,
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": open,
          "aria-controls": open ? listId : undefined,
          "aria-activedescendant": activeId,
          value: text,
          onChange: handleChange,
          onKeyDown: handleKeyDown,
          onBlur: close,
        },
        more,
      ),
    listProps: (more?: MoreElementProps) => mergeElementProps({ id: listId, role: "listbox" }, more),
    optionProps: (option: Choice, index: number, more?: MoreElementProps) =>
      mergeElementProps(
        {
          id: `${listId}-${index}`,
          role: "option",
          tabIndex: -1,
          "aria-selected": option === active,
          // Keep the focus in the field; losing it would close the list before the press ends.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onClick: () => choose(option),
        },
        more,
      ),
  };
}
