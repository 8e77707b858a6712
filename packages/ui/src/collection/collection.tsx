"use client";

import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";

/** What each piece takes that shows a collection, or what stands in its place. */
export interface CollectionProps {
  /** @default "ready" */
  state?: "ready" | "loading" | "empty" | "error";
  /** What to do when there is nothing: a link that looks like a button. */
  emptyAction?: ReactNode;
  /** Asked to load again after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the messages; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
}

export interface CollectionLabels {
  /** What is being waited for, as heard. */
  loading: string;
  empty: string;
  /** That it could not be had, and why if that is known. */
  failed: string;
  retry: string;
}

interface CollectionMessageProps extends CollectionProps {
  words: CollectionLabels;
  /** Beside the words when there is nothing. */
  icon?: ReactNode;
  /** A sentence under them. */
  hint?: ReactNode;
}

/** What stands in place of a collection that is empty or could not be had; nothing in its other states. */
export function CollectionMessage({
  state,
  words,
  icon,
  hint,
  emptyAction,
  onRetry,
  level = 2,
}: CollectionMessageProps) {
  if (state === "empty") {
    return (
      <EmptyState level={level} icon={icon} title={words.empty} action={emptyAction}>
        {hint}
      </EmptyState>
    );
  }
  if (state !== "error") return null;
  return (
    <ErrorState
      level={level}
      title={words.failed}
      action={
        onRetry && (
          <Button intent="quiet" className="sv:noscript:hidden" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    />
  );
}
