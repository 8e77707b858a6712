import type { ComponentProps, ReactNode } from "react";

export interface SectionHeadingProps extends ComponentProps<"div"> {
  /** Id of the heading itself, for the section's `aria-labelledby`. */
  headingId?: string;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  /** Links and buttons at the right end of the line. */
  tools?: ReactNode;
}

/** The head of a page section: its title on the left edge, what can be done with it on the right. */
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
      className={`mb-[clamp(1.25rem,2.6vw,2.25rem)] flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 ${className}`}
    >
      <Heading id={headingId} data-part="title" className="min-w-0 font-display text-h2 wrap-anywhere">
        {children}
      </Heading>
      {tools && (
        <div data-part="tools" className="flex items-center gap-1">
          {tools}
        </div>
      )}
    </div>
  );
}
