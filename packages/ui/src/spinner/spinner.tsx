import type { ComponentProps } from "react";

/** A turning ring of stitches, 16 px, in the colour of the text beside it. Decorative: the busy text says the same. */
export function Spinner({ className = "", ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="spinner"
      className={`size-icon-sm shrink-0 animate-spin rounded-full border-medium border-dashed border-current ${className}`}
    />
  );
}
