import { Skeleton, SkeletonBlock, SkeletonText } from "@selvedge/ui/skeleton";

/** Stands where a page will be once the shopper is known. */
export function PageSkeleton() {
  return (
    <div className="sv:wrap sv:py-block">
      <Skeleton label="Loading your page" className="sv:grid sv:max-w-narrow sv:gap-6">
        <SkeletonBlock className="sv:h-12 sv:w-64" />
        <SkeletonText lines={4} />
        <SkeletonBlock className="sv:h-40 sv:w-full" />
      </Skeleton>
    </div>
  );
}
