import type { ComponentProps } from "react";

export interface SpinnerProps extends ComponentProps<"span"> {}

/** A rotating ring of stitches, 16 px, in the text colour. Decorative: the text beside it must say that something is busy. */
export function Spinner({ className = "", ...props }: SpinnerProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="spinner"
      className={`sv:size-icon-sm sv:shrink-0 sv:animate-spin sv:rounded-full sv:border-medium sv:border-dashed sv:border-current ${className}`}
    />
  );
}
