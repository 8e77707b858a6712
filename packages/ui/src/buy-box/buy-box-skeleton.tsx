import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";

/** Holds the box's place while the product is on its way. */
export function BuyBoxSkeleton({ label = "Loading product" }: { label?: string }) {
  return (
    <Skeleton label={label} className="grid gap-5">
      <div className="flex h-[1lh] items-center text-title">
        <SkeletonBlock className="h-8" width="long" />
      </div>
      <SkeletonText lines={2} />
      <div className="mt-4 flex gap-2.5">
        {Array.from({ length: 3 }, (_, cloth) => (
          <SkeletonBlock key={cloth} className="size-16" />
        ))}
      </div>
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="control" className="h-control-lg" />
    </Skeleton>
  );
}
