import type { ComponentProps } from "react";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { line } from "./cart-line.recipe.ts";

/** The pieces in the cart. Renders a `<ul>` of `CartLine`. */
export function CartLines({ className = "", ...props }: ComponentProps<"ul">) {
  return <ul aria-label="Items" {...props} data-component="cart-lines" className={className} />;
}

export interface CartLinesSkeletonProps {
  /** @default 2 */
  lines?: number;
  /** @default "md" */
  size?: "sm" | "md";
  /** @default "Loading cart" */
  label?: string;
}

/** Holds the place of lines that are on their way. */
export function CartLinesSkeleton({ lines = 2, size, label = "Loading cart" }: CartLinesSkeletonProps) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: lines }, (_, position) => (
        <div key={position} aria-hidden="true" className={line({ size })}>
          <SkeletonBlock shape="product" />
          <SkeletonText />
          <SkeletonBlock shape="line" className="sv:w-16" />
        </div>
      ))}
    </Skeleton>
  );
}
