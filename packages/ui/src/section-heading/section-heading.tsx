import type { ComponentProps, ReactNode } from "react";

export interface SectionHeadingProps extends ComponentProps<"div"> {
  /** Id of the heading itself, for the section's `aria-labelledby`. */
  headingId?: string | undefined;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Links and buttons at the end of the line. */
  tools?: ReactNode;
}

/** Heading of a page section: title at the start, tools at the end. */
export function SectionHeading({
  headingId,
  level = 2,
  tools,
  className = "",
  children,
  ...props
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...props}
      data-component="section-heading"
      className={`sv:mb-[clamp(1.25rem,2.6vw,2.25rem)] sv:flex sv:flex-wrap sv:items-baseline sv:justify-between sv:gap-x-6 sv:gap-y-2 ${className}`}
    >
      <Heading id={headingId} data-part="title" className="sv:min-w-0 sv:font-display sv:text-h2 sv:wrap-anywhere">
        {children}
      </Heading>
      {tools && (
        <div data-part="tools" className="sv:flex sv:items-center sv:gap-1">
          {tools}
        </div>
      )}
    </div>
  );
}
