import type { ComponentProps } from "react";

/** Text for assistive technology only. Nothing in it can be focused. */
export function VisuallyHidden({ className = "", ...props }: ComponentProps<"span">) {
  return <span {...props} data-component="visually-hidden" className={`sv:sr-only ${className}`} />;
}
