"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { PageHeading } from "../page-heading/index.ts";

export interface NotFoundLabels {
  title: string;
  description: string;
  /** Accessible name of the list of links. */
  ways: string;
}

const english: NotFoundLabels = {
  title: "Page not found",
  description: "The thread ends here. The page may have moved, or the link may be incomplete.",
  ways: "Ways on",
};

export interface NotFoundProps extends Omit<ComponentProps<"div">, "title"> {
  /** @default labels.title */
  title?: ReactNode;
  /** Explanation of what may have happened. @default labels.description */
  description?: ReactNode;
  /** Heading level. @default 1 */
  level?: 1 | 2 | undefined;
  /** A search form. */
  search?: ReactNode;
  /** Suggested pages: links. */
  links?: ReactNode;
  labels?: Partial<NotFoundLabels> | undefined;
}

/** Content of a 404 page: explanation, suggested links, and a decorative loose thread that runs off the page. */
export function NotFound({
  title,
  description,
  level = 1,
  search,
  links,
  labels,
  className = "",
  ...props
}: NotFoundProps) {
  const words = useLabels("notFound", english, labels);
  return (
    <div {...props} data-component="not-found" className={`sv:overflow-x-clip sv:py-section ${className}`}>
      <div className="sv:wrap">
        <PageHeading title={title ?? words.title} level={level} size="display">
          <p>{description ?? words.description}</p>
        </PageHeading>
        {search && <div className="sv:mt-8">{search}</div>}
        {links && (
          <nav aria-label={words.ways} className="sv:mt-10 sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-2">
            {links}
          </nav>
        )}
      </div>
      <LooseThread />
    </div>
  );
}

/** A stitched line that starts straight and then hangs loose over the right edge. */
function LooseThread() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 180"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      className="sv:mt-block sv:h-32 sv:w-full sv:text-accent"
    >
      <path
        d="M0 90 H720 C820 90 830 30 900 40 S960 150 1040 140 S1120 50 1200 70 S1330 130 1440 60"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="9 6"
      />
    </svg>
  );
}
