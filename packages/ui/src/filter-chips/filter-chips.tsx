"use client";

import { Children, type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from "react";
import { XRegular } from "../icons/x-regular.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { TextLink } from "../text-link/index.ts";

export interface FilterChipsLabels {
  /** Name of the list. */
  list: string;
  remove: (label: string) => string;
  clear: string;
}

const english: FilterChipsLabels = {
  list: "Filters in use",
  remove: (label) => `Remove filter ${label}`,
  clear: "Clear all",
};

interface ChipsState {
  /** Accessible name of a chip's button. */
  removeName: (label: string) => string;
  /** Called with the button that is about to be removed. */
  leave: (button: Element) => void;
}

const ChipsContext = createContext<ChipsState | null>(null);

export interface FilterChipsProps extends ComponentProps<"div"> {
  onClear: () => void;
  /** `FilterChip`s. */
  children: ReactNode;
  labels?: Partial<FilterChipsLabels> | undefined;
}

/** The active filters, each with a remove button. After one is removed, the focus moves to the next. */
export function FilterChips({ onClear, labels, className = "", children, ...props }: FilterChipsProps) {
  const words = useLabels("filterChips", english, labels);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const count = Children.count(children);
  const leave = (button: Element) => {
    pressed.current = [...(list.current?.querySelectorAll("button") ?? [])].indexOf(button as HTMLButtonElement);
  };

  useEffect(() => {
    if (pressed.current === null) return;
    const buttons = list.current?.querySelectorAll("button");
    buttons?.[Math.min(pressed.current, buttons.length - 1)]?.focus();
    pressed.current = null;
  }, [count]);

  return (
    <div
      {...props}
      data-component="filter-chips"
      className={`sv:flex sv:min-w-0 sv:flex-wrap sv:items-center sv:gap-x-5 sv:gap-y-2 sv:noscript:hidden ${className}`}
    >
      <ul ref={list} aria-label={words.list} className="sv:flex sv:max-w-full sv:min-w-0 sv:flex-wrap sv:gap-2">
        <ChipsContext value={{ removeName: words.remove, leave }}>{children}</ChipsContext>
      </ul>
      <TextLink variant="standalone" className="sv:min-h-target" render={<button type="button" onClick={onClear} />}>
        {words.clear}
      </TextLink>
    </div>
  );
}

export interface FilterChipProps extends Omit<ComponentProps<"li">, "children"> {
  /** Text of the filter; also part of the button's name. */
  label: string;
  onRemove: () => void;
}

/** One active filter. Renders an `<li>`; must be inside `FilterChips`. */
export function FilterChip({ label, onRemove, className = "", ...props }: FilterChipProps) {
  const chips = use(ChipsContext);
  if (!chips) throw new Error("<FilterChip> must stand inside <FilterChips>, which looks after the focus.");
  return (
    <li
      {...props}
      data-part="chip"
      className={`sv:flex sv:min-h-9 sv:max-w-full sv:min-w-0 sv:items-center sv:rounded-[1.125rem] sv:bg-sunken sv:ps-3.5 sv:pt-0.5 sv:text-[length:var(--sv-text-label)] sv:leading-none ${className}`}
    >
      <span className="sv:min-w-0 sv:pt-1 sv:pb-1.5 sv:wrap-anywhere sv:leading-normal">{label}</span>
      <button
        type="button"
        aria-label={chips.removeName(label)}
        onClick={(event) => {
          chips.leave(event.currentTarget);
          onRemove();
        }}
        className="sv:relative sv:-mt-0.5 sv:grid sv:size-9 sv:shrink-0 sv:place-items-center sv:rounded-full sv:after:absolute sv:after:-inset-1 sv:hover:bg-media"
      >
        <XRegular className="sv:size-3.5" />
      </button>
    </li>
  );
}
