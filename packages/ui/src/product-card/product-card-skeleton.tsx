import type { ComponentProps } from "react";
import { SkeletonBlock } from "../skeleton/index.ts";
import { card, frame } from "./product-card.recipe.ts";

export interface ProductCardSkeletonProps extends Omit<ComponentProps<"div">, "children"> {}

/** Placeholder of a card with a one-line name, a price and a note. Place it in a `Skeleton`, which has the loading text. */
export function ProductCardSkeleton({ className, ...props }: ProductCardSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" data-component="product-card-skeleton" className={card({ className })}>
      <div className={frame({ availability: "available" })}>
        <SkeletonBlock variant="product" />
      </div>
      <div className="sv:flex sv:h-[1lh] sv:items-center sv:text-small sv:leading-card">
        <SkeletonBlock variant="line" width="long" />
      </div>
      <div className="sv:flex sv:h-[1lh] sv:items-center sv:text-price sv:leading-card">
        <SkeletonBlock variant="line" width="short" />
      </div>
      <div className="sv:mt-0.75 sv:h-[1lh] sv:text-caption" />
    </div>
  );
}
