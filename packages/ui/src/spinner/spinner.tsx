import type { ComponentProps } from "react";

/** A turning ring of stitches, 16 px, in the colour of the text beside it. Decorative: the busy text says the same. */
export function Spinner({ className = "", ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="spinner"
      className={`sv:size-icon-sm sv:shrink-0 sv:animate-spin sv:rounded-full sv:border-medium sv:border-dashed sv:border-current ${className}`}
    />
  );
}
