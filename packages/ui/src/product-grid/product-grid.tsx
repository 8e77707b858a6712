"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { ProductCardSkeleton } from "../product-card/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { grid } from "./product-grid.recipe.ts";

export type ProductGridLayout = "grid-2" | "grid-3" | "grid-4";

/** Display width of a card's picture in each variant, as in `<img sizes>`. */
export const PRODUCT_GRID_SIZES: Record<ProductGridLayout, string> = {
  "grid-2": "46vw",
  "grid-3": "(width >= 48rem) 31vw, 46vw",
  "grid-4": "(width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw",
};

export interface ProductGridLabels extends CollectionLabels {
  /** Below the empty message. */
  emptyHint: string;
}

const english: ProductGridLabels = {
  loading: "Loading products",
  empty: "No products found.",
  emptyHint: "Try fewer filters.",
  failed: "Products could not be loaded.",
  retry: "Retry",
};

export interface ProductGridProps extends CollectionProps, ComponentProps<"div"> {
  /** Maximum number of columns. @default "grid-4" */
  variant?: ProductGridLayout | undefined;
  /** `ProductGridItem`s, shown when ready. */
  children?: ReactNode;
  /** Number of skeletons while loading. @default 6 */
  skeletons?: number | undefined;
  labels?: Partial<ProductGridLabels> | undefined;
}

/**
 * Products in rows, or the loading, empty or error state. `aria-busy` fades the pictures of a ready grid until the new
 * cards arrive.
 */
export function ProductGrid({
  variant = "grid-4",
  state = "ready",
  skeletons = 6,
  emptyAction,
  onRetry,
  level,
  labels,
  className = "",
  children,
  ...props
}: ProductGridProps) {
  const words = useLabels("productGrid", english, labels);
  return (
    <div {...props} data-component="product-grid" data-state={state} className={`sv:group/grid ${className}`}>
      {state === "ready" && <ul className={grid({ variant })}>{children}</ul>}
      {state === "loading" && (
        <Skeleton label={words.loading} className={grid({ variant })}>
          {Array.from({ length: skeletons }, (_, position) => (
            <ProductCardSkeleton key={position} />
          ))}
        </Skeleton>
      )}
      <CollectionMessage
        {...{ state, words, emptyAction, onRetry, level }}
        icon={<CoatHangerThin />}
        hint={words.emptyHint}
      />
    </div>
  );
}

export interface ProductGridItemProps extends ComponentProps<"li"> {}

/** One cell of the grid. Renders an `<li>` around a `ProductCard`. */
export function ProductGridItem({ className = "", ...props }: ProductGridItemProps) {
  return <li {...props} data-part="item" className={`sv:min-w-0 ${className}`} />;
}
