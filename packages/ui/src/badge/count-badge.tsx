import type { ComponentProps } from "react";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whole number; nothing is shown for 0 and below. */
  count: number;
  /** Above this the badge reads "99+". @default 99 */
  max?: number;
}

/**
 * The small disc on an icon's upper right corner; its parent must be positioned.
 * Hidden from assistive technology: the control's own name says the number ("Cart, 2 items").
 */
export function CountBadge({ count, max = 99, className = "", ...props }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="count-badge"
      className={`absolute end-px top-0.75 h-4.5 min-w-4.5 rounded-full bg-accent px-1.25 pt-px text-center text-badge leading-4.25 tracking-normal text-on-accent tabular ${className}`}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
