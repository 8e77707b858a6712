import type { ComponentProps, ReactNode } from "react";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Id of the page's `<main tabindex="-1">`, with its hash. @default "#main" */
  href?: string;
  /** What it does: "Skip to content". */
  children: ReactNode;
}

/** The first thing in the tab order: out of sight until it is focused, at the top left then. */
export function SkipLink({ href = "#main", className = "", ...props }: SkipLinkProps) {
  return (
    <a
      {...props}
      href={href}
      data-component="skip-link"
      className={`sv:fixed sv:start-4 sv:top-3 sv:z-skip sv:inline-flex sv:min-h-control sv:items-center sv:rounded-control sv:bg-ink sv:px-7 sv:pt-0.5 sv:text-label sv:text-page sv:not-focus:sr-only ${className}`}
    />
  );
}
