"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";

export interface BuyBoxLabels {
  /** Screen reader text while loading. */
  loading: string;
}

export interface BuyBoxSkeletonProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /**
   * Whether to render a placeholder for the title too. Use `false` inside a `BuyBox` whose title is already known.
   * @default true
   */
  title?: boolean | undefined;
  labels?: Partial<BuyBoxLabels> | undefined;
}

const english: BuyBoxLabels = { loading: "Loading product" };

/** Placeholder of a buy box while the product loads. */
export function BuyBoxSkeleton({ title = true, labels, className = "", ...props }: BuyBoxSkeletonProps) {
  const words = useLabels("buyBox", english, labels);
  return (
    <Skeleton {...props} label={words.loading} className={`sv:grid sv:gap-5 ${className}`}>
      {title && (
        <div className="sv:flex sv:h-[1lh] sv:items-center sv:text-title">
          <SkeletonBlock className="sv:h-8" width="long" />
        </div>
      )}
      <SkeletonText lines={2} />
      <div className="sv:mt-4 sv:flex sv:gap-2.5">
        {Array.from({ length: 3 }, (_, cloth) => (
          <SkeletonBlock key={cloth} className="sv:size-16" />
        ))}
      </div>
      <SkeletonBlock variant="control" />
      <SkeletonBlock variant="control" />
      <SkeletonBlock variant="control" className="sv:h-control-lg" />
    </Skeleton>
  );
}
