"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { XRegular } from "../icons/x-regular.tsx";
import { textLinkClass } from "../text-link/index.ts";

export interface FilterChip {
  value: string;
  label: string;
}

export interface FilterChipsProps extends Omit<ComponentProps<"div">, "children"> {
  /** Filters in use. None of them, and nothing is rendered. */
  chips: readonly FilterChip[];
  onRemove: (value: string) => void;
  onClear: () => void;
  labels?: { list: string; remove: (label: string) => string; clear: string };
}

const LABELS = {
  list: "Filters in use",
  remove: (label: string) => `Remove filter ${label}`,
  clear: "Clear all",
};

/** The filters in use, each with its way out. After one has gone the focus is on the next. */
export function FilterChips({ chips, onRemove, onClear, labels = LABELS, className = "", ...props }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll("button");
    buttons?.[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = null;
  }, [chips]);

  if (chips.length === 0) return null;
  return (
    <div
      {...props}
      data-component="filter-chips"
      className={`sv:flex sv:min-w-0 sv:flex-wrap sv:items-center sv:gap-x-5 sv:gap-y-2 ${className}`}
    >
      <ul ref={list} aria-label={labels.list} className="sv:flex sv:max-w-full sv:min-w-0 sv:flex-wrap sv:gap-2">
        {chips.map(({ value, label }, position) => (
          <li
            key={value}
            className="sv:flex sv:h-9 sv:max-w-full sv:min-w-0 sv:items-center sv:rounded-full sv:bg-sunken sv:ps-3.5 sv:pt-0.5 sv:text-[0.9375rem] sv:leading-none"
          >
            <span className="sv:min-w-0 sv:truncate sv:pb-0.5 sv:leading-normal">{label}</span>
            <button
              type="button"
              aria-label={labels.remove(label)}
              onClick={() => {
                removed.current = position;
                onRemove(value);
              }}
              className="sv:relative sv:-mt-0.5 sv:grid sv:size-9 sv:shrink-0 sv:place-items-center sv:rounded-full sv:after:absolute sv:after:-inset-1 sv:hover:bg-media"
            >
              <XRegular className="sv:size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClear}
        className={textLinkClass({ form: "standalone", className: "sv:min-h-target" })}
      >
        {labels.clear}
      </button>
    </div>
  );
}
