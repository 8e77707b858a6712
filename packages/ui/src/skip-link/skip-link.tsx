import type { ComponentProps } from "react";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Id of the page's `<main tabindex="-1">`, with its hash. @default "#main" */
  href?: string;
}

/** The first thing in the tab order: out of sight until it is focused, at the top left then. */
export function SkipLink({ href = "#main", className = "", children = "Skip to content", ...props }: SkipLinkProps) {
  return (
    <a
      {...props}
      href={href}
      data-component="skip-link"
      className={`fixed start-4 top-3 z-skip inline-flex min-h-control items-center rounded-control bg-ink px-7 pt-0.5 text-label text-page not-focus:sr-only ${className}`}
    >
      {children}
    </a>
  );
}
