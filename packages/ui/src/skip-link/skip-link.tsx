import type { ComponentProps, ReactNode } from "react";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Link to the page's `<main tabindex="-1">`. @default "#main" */
  href?: string | undefined;
  /** What it does: "Skip to content". */
  children: ReactNode;
}

/** First element in the tab order: hidden until it is focused, then shown at the top start corner. */
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
