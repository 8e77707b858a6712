"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";

export type JournalGridLabels = CollectionLabels;

const english: JournalGridLabels = {
  loading: "Loading stories",
  empty: "The first story is being written.",
  failed: "The stories could not be loaded.",
  retry: "Retry",
};

export interface JournalGridProps extends CollectionProps, ComponentProps<"div"> {
  /** `JournalGridItem`s, shown when ready. */
  children?: ReactNode;
  /** Number of skeletons while loading. @default 4 */
  skeletons?: number | undefined;
  labels?: Partial<JournalGridLabels> | undefined;
}

const grid = "sv:grid sv:grid-cols-1 sv:gap-x-gutter sv:gap-y-11 sv:md:grid-cols-2 sv:xl:grid-cols-3";

/** Stories in rows of one, two or three, or the loading, empty or error state. */
export function JournalGrid({
  state = "ready",
  skeletons = 4,
  emptyAction,
  onRetry,
  level,
  labels,
  className = "",
  children,
  ...props
}: JournalGridProps) {
  const words = useLabels("journalGrid", english, labels);
  return (
    <div {...props} data-component="journal-grid" data-state={state} className={className}>
      {state === "ready" && <ul className={grid}>{children}</ul>}
      {state === "loading" && (
        <Skeleton label={words.loading} className={grid}>
          {Array.from({ length: skeletons }, (_, position) => (
            <div key={position} className="sv:grid sv:gap-4">
              <SkeletonBlock className="sv:aspect-journal sv:w-full" />
              <SkeletonText lines={2} />
            </div>
          ))}
        </Skeleton>
      )}
      <CollectionMessage {...{ state, words, emptyAction, onRetry, level }} />
    </div>
  );
}

export interface JournalGridItemProps extends ComponentProps<"li"> {
  /** A `lead` spans the full width of the grid. @default "card" */
  size?: "card" | "lead" | undefined;
}

/** One cell of the grid. Renders an `<li>` around a `JournalCard`. */
export function JournalGridItem({ size = "card", className = "", ...props }: JournalGridItemProps) {
  return (
    <li
      {...props}
      data-part="item"
      className={`sv:min-w-0 ${size === "lead" ? "sv:col-span-full" : ""} ${className}`}
    />
  );
}
