import type { ComponentProps } from "react";

export interface VisuallyHiddenProps extends ComponentProps<"span"> {}

/** Text for assistive technology only. Nothing in it can be focused. */
export function VisuallyHidden({ className = "", ...props }: VisuallyHiddenProps) {
  return <span {...props} data-component="visually-hidden" className={`sv:sr-only ${className}`} />;
}
