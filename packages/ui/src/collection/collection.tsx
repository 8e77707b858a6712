"use client";

import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";

/** Props of components that show a collection with loading, empty and error states. */
export interface CollectionProps {
  /** @default "ready" */
  state?: "ready" | "loading" | "empty" | "error" | undefined;
  /** Suggested action if the collection is empty: a link that looks like a button. */
  emptyAction?: ReactNode;
  /** Called by the retry button after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the messages; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
}

export interface CollectionLabels {
  /** Screen reader text while loading. */
  loading: string;
  empty: string;
  /** Error message, with the reason if it is known. */
  failed: string;
  retry: string;
}

interface CollectionMessageProps extends CollectionProps {
  words: CollectionLabels;
  /** Icon of the empty state. */
  icon?: ReactNode;
  /** A sentence below the empty message. */
  hint?: ReactNode;
}

/** The empty or error state of a collection; renders nothing in the other states. */
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
          <Button variant="quiet" className="sv:noscript:hidden" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    />
  );
}
