"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../button/index.ts";
import { type ComboboxBehaviour, useCombobox } from "../combobox/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock } from "../skeleton/index.ts";
import { OptionRow, type SearchOption } from "./search-option.tsx";
import { box, column, form } from "./search-overlay.recipe.ts";

export interface SearchOverlayLabels {
  /** Name of the field. */
  field: string;
  /** Name of the list. */
  list: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface SearchOverlayProps
  extends
    Omit<ComboboxBehaviour<SearchOption>, "opens" | "defaultValue">,
    Omit<ComponentProps<"form">, "defaultValue"> {
  /** Text in the field. */
  value: string;
  /** Options are shown in every state, if there are any. @default "ready" */
  state?: "ready" | "loading" | "empty" | "error" | undefined;
  /** Announced when it changes: "6 products". */
  status?: ReactNode;
  /** Message and suggestions if nothing was found. */
  empty?: ReactNode;
  /** Called by the retry button after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Below the list: a button that clears recent searches. */
  children?: ReactNode;
  /**
   * Beside the field and the list from 1024 px up, for example new products with pictures; `null` keeps the place empty,
   * so that the field keeps its width. @default none, and the field is as wide as the form
   */
  feature?: ReactNode;
  /** Maximum length of a search, in characters. */
  maxLength?: number | undefined;
  labels?: Partial<SearchOverlayLabels> | undefined;
}

const english: SearchOverlayLabels = {
  field: "Search the store",
  list: "Suggestions",
  loading: "Searching",
  failed: "Search is not answering.",
  retry: "Try Again",
};

/**
 * Content of a search overlay, for the body of a `DrawerContent` with `side="top"`: a field and grouped suggestions. Enter
 * goes to the active suggestion; without one it submits the form, whose field is named `q`. Renders a `<form>`.
 */
export function SearchOverlay({
  value,
  onValueChange,
  options,
  onChoose,
  state = "ready",
  status,
  empty,
  onRetry,
  maxLength,
  labels,
  className = "",
  children,
  feature,
  ...props
}: SearchOverlayProps) {
  const words = useLabels("searchOverlay", english, labels);
  const groupId = useId();
  const ordered = inGroups(options);
  const shown = ordered.flatMap(([, grouped]) => grouped);
  const { choose, inputProps, listProps, optionProps } = useCombobox({
    value,
    onValueChange,
    options: shown,
    onChoose,
    opens: "always",
  });
  return (
    <form
      role="search"
      {...props}
      data-component="search-overlay"
      data-state={state}
      className={form({ beside: feature === undefined ? "nothing" : "feature", className })}
    >
      <div className={column()}>
        <input
          {...inputProps()}
          type="text"
          name="q"
          aria-label={words.field}
          aria-busy={state === "loading" || undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          data-part="field"
          className={box()}
        />
        {shown.length > 0 && (
          <div {...listProps()} aria-label={words.list} data-part="list" className="sv:grid sv:gap-5">
            {ordered.map(([group, grouped], position) => (
              <div key={group} role="group" aria-labelledby={group ? `${groupId}-${position}` : undefined}>
                {group && (
                  <p
                    id={`${groupId}-${position}`}
                    role="presentation"
                    className="sv:px-2.5 sv:pb-1 sv:text-caption sv:text-muted"
                  >
                    {group}
                  </p>
                )}
                {grouped.map((option) => (
                  <OptionRow
                    {...optionProps(option, shown.indexOf(option))}
                    key={option.href}
                    shown={option}
                    onChoose={choose}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
        {state === "loading" && shown.length === 0 && (
          <Skeleton label={words.loading}>
            {[0, 1, 2].map((row) => (
              <div key={row} className="sv:flex sv:items-center sv:gap-4 sv:px-2.5 sv:py-1.5">
                <SkeletonBlock className="sv:aspect-product sv:w-14 sv:shrink-0" />
                <SkeletonBlock variant="line" width="short" />
                <SkeletonBlock variant="line" className="sv:ms-auto sv:w-16" />
              </div>
            ))}
          </Skeleton>
        )}
        {state === "empty" && (
          <div data-part="empty" className="sv:px-2.5 sv:wrap-anywhere">
            {empty}
          </div>
        )}
        {state === "error" && (
          <div data-part="error" className="sv:flex sv:flex-wrap sv:items-center sv:gap-4 sv:px-2.5">
            <p role="alert">{words.failed}</p>
            {onRetry && (
              <Button variant="quiet" onClick={onRetry}>
                {words.retry}
              </Button>
            )}
          </div>
        )}
        {children}
        <p role="status" className="sv:sr-only">
          {status}
        </p>
      </div>
      {feature && (
        <div data-part="feature" className="sv:min-w-0 sv:max-xl:hidden">
          {feature}
        </div>
      )}
    </form>
  );
}

/** Groups in order of first appearance; options without a group at the end. */
function inGroups(options: readonly SearchOption[]): [group: string, options: SearchOption[]][] {
  const groups = new Map<string, SearchOption[]>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const { "": none, ...named } = Object.fromEntries(groups);
  return none ? [...Object.entries(named), ["", none]] : Object.entries(named);
}
