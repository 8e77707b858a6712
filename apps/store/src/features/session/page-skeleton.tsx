import { Skeleton, SkeletonBlock, SkeletonText } from "@selvedge/ui/skeleton";

/** Stands where a page will be once the shopper is known. */
export function PageSkeleton() {
  return (
    <div className="wrap py-block">
      <Skeleton label="Loading your page" className="grid max-w-narrow gap-6">
        <SkeletonBlock className="h-12 w-64" />
        <SkeletonText lines={4} />
        <SkeletonBlock className="h-40 w-full" />
      </Skeleton>
    </div>
  );
}
