import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface NotFoundProps extends Omit<ComponentProps<"div">, "title"> {
  /** @default "Page not found" */
  title?: ReactNode;
  /** What may have happened. */
  message?: ReactNode;
  /** Where to go instead: links. */
  links?: ReactNode;
}

/** There is nothing at this address: what may have happened, ways on, and one loose thread that leaves the page. */
export function NotFound({
  title = "Page not found",
  message = "The thread ends here. The page may have moved, or the link may be incomplete.",
  links,
  className = "",
  ...props
}: NotFoundProps) {
  return (
    <div {...props} data-component="not-found" className={`sv:overflow-x-clip sv:py-section ${className}`}>
      <div className="sv:wrap">
        <PageHeading title={title} size="display">
          <p>{message}</p>
        </PageHeading>
        {links && (
          <nav aria-label="Ways on" className="sv:mt-10 sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-2">
            {links}
          </nav>
        )}
      </div>
      <LooseThread />
    </div>
  );
}

/** One stitched line, sewn straight at first and then let go, out of the right edge. */
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
