"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { HeartThin } from "../icons/heart-thin.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { ProductCardSkeleton } from "../product-card/index.ts";
import { Skeleton, SkeletonBlock } from "../skeleton/index.ts";

/** Display width of a card's picture, as in `<img sizes>`. */
export const WISHLIST_CARD_SIZES = "(width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw";

const SKELETONS = 4;
const rows = "sv:grid sv:grid-cols-2 sv:gap-x-gutter sv:gap-y-8 sv:lg:grid-cols-3 sv:lg:gap-y-12 sv:xl:grid-cols-4";

export interface WishlistGridLabels extends CollectionLabels {
  /** Below the empty message. */
  emptyHint: string;
}

const english: WishlistGridLabels = {
  loading: "Loading your wishlist",
  empty: "Your wishlist is empty",
  emptyHint: "Add items to your wishlist to keep track of products you love.",
  failed: "Your wishlist could not be loaded.",
  retry: "Retry",
};

export interface WishlistGridProps extends CollectionProps, ComponentProps<"div"> {
  /** `WishlistGridItem`s, shown when ready. */
  children?: ReactNode;
  labels?: Partial<WishlistGridLabels> | undefined;
}

/** The wishlist in rows of two, three from 768 px, four from 1024 px; or its loading, empty or error state. */
export function WishlistGrid({
  state = "ready",
  emptyAction,
  onRetry,
  level,
  labels,
  children,
  ...props
}: WishlistGridProps) {
  const words = useLabels("wishlistGrid", english, labels);
  return (
    <div {...props} data-component="wishlist-grid" data-state={state}>
      {state === "ready" && <ul className={rows}>{children}</ul>}
      {state === "loading" && (
        <Skeleton label={words.loading} className={rows}>
          {Array.from({ length: SKELETONS }, (_, position) => (
            <div key={position}>
              <ProductCardSkeleton />
              {/* In the place of a note on other cards. */}
              <SkeletonBlock variant="control" className="sv:-mt-2.75 sv:h-control-sm" />
            </div>
          ))}
        </Skeleton>
      )}
      <CollectionMessage
        {...{ state, words, emptyAction, onRetry, level }}
        icon={<HeartThin />}
        hint={words.emptyHint}
      />
    </div>
  );
}

export interface WishlistGridItemProps extends ComponentProps<"li"> {}

/** One cell of the grid. Renders an `<li>` around a `WishlistCard`. */
export function WishlistGridItem({ className = "", ...props }: WishlistGridItemProps) {
  return <li {...props} data-part="item" className={`sv:min-w-0 ${className}`} />;
}
