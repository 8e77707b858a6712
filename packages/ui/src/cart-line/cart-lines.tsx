"use client";

import { type ComponentProps, createContext, type ReactNode } from "react";
import { CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { HandbagSimpleThin } from "../icons/handbag-simple-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { CartLineBoxes } from "./cart-line-boxes.tsx";
import { type CartLinesLabels, english } from "./cart-line-labels.ts";
import type { CartLineSize } from "./cart-line.recipe.ts";

export const CartLineSizeContext = createContext<CartLineSize>("md");

export interface CartLinesProps extends CollectionProps, ComponentProps<"div"> {
  /** Width of the pictures: 72 px in the drawer, 96 px elsewhere. @default "md" */
  size?: CartLineSize | undefined;
  /** `CartLine`s, shown when ready. */
  children?: ReactNode;
  labels?: Partial<Omit<CartLinesLabels, "remove">> | undefined;
}

/** The cart as a list, or its loading, empty or error state. */
export function CartLines({
  size = "md",
  state = "ready",
  emptyAction,
  onRetry,
  level,
  labels,
  children,
  ...props
}: CartLinesProps) {
  const words = useLabels("cartLines", english, labels);
  return (
    <div {...props} data-component="cart-lines" data-state={state}>
      {state === "ready" && (
        <CartLineSizeContext value={size}>
          <ul aria-label={words.items}>{children}</ul>
        </CartLineSizeContext>
      )}
      {state === "loading" && <CartLineBoxes label={words.loading} lines={2} size={size} />}
      <CollectionMessage {...{ state, words, emptyAction, onRetry, level }} icon={<HandbagSimpleThin />} />
    </div>
  );
}
