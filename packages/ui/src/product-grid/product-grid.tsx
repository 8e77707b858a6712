"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { ProductCardSkeleton } from "../product-card/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { grid } from "./product-grid.recipe.ts";

export type ProductGridLayout = "grid-2" | "grid-3" | "grid-4";

/** Width of a card's picture in each layout, as in `<img sizes>`. */
export const PRODUCT_GRID_SIZES: Record<ProductGridLayout, string> = {
  "grid-2": "46vw",
  "grid-3": "(width >= 768px) 31vw, 46vw",
  "grid-4": "(width >= 1024px) 23vw, (width >= 768px) 31vw, 46vw",
};

export interface ProductGridLabels {
  loading: string;
  empty: string;
  emptyHint: string;
  failed: string;
  retry: string;
}

const english: ProductGridLabels = {
  loading: "Loading products",
  empty: "No products found.",
  emptyHint: "Try fewer filters.",
  failed: "Products could not be loaded.",
  retry: "Retry",
};

export interface ProductGridProps extends ComponentProps<"div"> {
  /** Columns at most. @default "grid-4" */
  layout?: ProductGridLayout;
  /** `aria-busy` pales the old cards of a ready grid until the new ones come. @default "ready" */
  state?: "ready" | "loading" | "empty" | "error";
  /** `ProductGridItem`s, shown when ready. */
  children?: ReactNode;
  /** Skeletons while there is nothing yet. @default 6 */
  skeletons?: number;
  /** What to do when nothing was found: a button that clears the filters. */
  emptyAction?: ReactNode;
  /** Asked to load again after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the messages; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<ProductGridLabels>;
}

/** Products in rows: a list, or what stands in its place while it loads, when it failed and when it is empty. */
export function ProductGrid({
  layout = "grid-4",
  state = "ready",
  skeletons = 6,
  emptyAction,
  onRetry,
  level = 2,
  labels,
  className = "",
  children,
  ...props
}: ProductGridProps) {
  const words = useLabels("productGrid", english, labels);
  return (
    <div {...props} data-component="product-grid" data-state={state} className={`sv:group/grid ${className}`}>
      {state === "ready" && <ul className={grid({ layout })}>{children}</ul>}
      {state === "loading" && (
        <Skeleton label={words.loading} className={grid({ layout })}>
          {Array.from({ length: skeletons }, (_, position) => (
            <ProductCardSkeleton key={position} />
          ))}
        </Skeleton>
      )}
      {state === "empty" && (
        <EmptyState level={level} icon={<CoatHangerThin />} title={words.empty} action={emptyAction}>
          {words.emptyHint}
        </EmptyState>
      )}
      {state === "error" && (
        <ErrorState
          level={level}
          title={words.failed}
          action={
            onRetry && (
              <Button intent="quiet" onClick={onRetry}>
                {words.retry}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

/** One place in the grid. Renders an `<li>` around a `ProductCard`. */
export function ProductGridItem({ className = "", ...props }: ComponentProps<"li">) {
  return <li {...props} data-part="item" className={`sv:min-w-0 ${className}`} />;
}
