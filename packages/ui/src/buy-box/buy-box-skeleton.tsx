import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";

/** Holds the box's place while the product is on its way. */
export function BuyBoxSkeleton({ label = "Loading product" }: { label?: string }) {
  return (
    <Skeleton label={label} className="sv:grid sv:gap-5">
      <div className="sv:flex sv:h-[1lh] sv:items-center sv:text-title">
        <SkeletonBlock className="sv:h-8" width="long" />
      </div>
      <SkeletonText lines={2} />
      <div className="sv:mt-4 sv:flex sv:gap-2.5">
        {Array.from({ length: 3 }, (_, cloth) => (
          <SkeletonBlock key={cloth} className="sv:size-16" />
        ))}
      </div>
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="control" className="sv:h-control-lg" />
    </Skeleton>
  );
}
