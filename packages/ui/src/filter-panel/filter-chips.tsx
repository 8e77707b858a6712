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
      className={`flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 ${className}`}
    >
      <ul ref={list} aria-label={labels.list} className="flex max-w-full min-w-0 flex-wrap gap-2">
        {chips.map(({ value, label }, position) => (
          <li
            key={value}
            className="flex h-9 max-w-full min-w-0 items-center rounded-full bg-sunken ps-3.5 pt-0.5 text-[0.9375rem] leading-none"
          >
            <span className="min-w-0 truncate pb-0.5 leading-normal">{label}</span>
            <button
              type="button"
              aria-label={labels.remove(label)}
              onClick={() => {
                removed.current = position;
                onRemove(value);
              }}
              className="relative -mt-0.5 grid size-9 shrink-0 place-items-center rounded-full after:absolute after:-inset-1 hover:bg-media"
            >
              <XRegular className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClear}
        className={textLinkClass({ form: "standalone", className: "min-h-target" })}
      >
        {labels.clear}
      </button>
    </div>
  );
}
