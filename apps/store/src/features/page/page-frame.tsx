import type { ReactNode } from "react";
import { Skeleton, SkeletonBlock, SkeletonText } from "@selvedge/ui/skeleton";
import { PageHeading } from "@selvedge/ui/page-heading";
import { PageHead } from "../../lib/page-head.tsx";
import { NeedsScript } from "./needs-script.tsx";

export interface PageFrameProps {
  /** The page's heading, and the document's title unless `headTitle` says otherwise. */
  title: string;
  headTitle?: string;
  /** Placeholder for the rest of the page. @default empty space */
  children?: ReactNode;
}

/**
 * A page before its shopper is known: title and heading from the first paint, and enough space that later content does
 * not visibly move what is below.
 */
export function PageFrame({ title, headTitle = title, children }: PageFrameProps) {
  return (
    <div className="sv:wrap sv:min-h-svh sv:py-block">
      <PageHead title={headTitle} />
      <PageHeading title={title} className="sv:mb-8" />
      <NeedsScript />
      {children ?? (
        <Skeleton label="Loading your page" className="sv:grid sv:max-w-narrow sv:gap-6 sv:noscript:hidden">
          <SkeletonText lines={4} />
          <SkeletonBlock className="sv:h-40 sv:w-full" />
        </Skeleton>
      )}
    </div>
  );
}
