import type { ComponentProps } from "react";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whole number; nothing is rendered for 0 and below. */
  count: number;
  /** Largest number shown; above it the badge reads "99+". @default 99 */
  max?: number | undefined;
}

/**
 * Count at the upper corner of an icon in the middle of its positioned parent. With larger text it grows away from the
 * icon. Hidden from assistive technology: the control's name must contain the number ("Cart, 2 items").
 */
export function CountBadge({ count, max = 99, className = "", ...props }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="count-badge"
      className={`sv:absolute sv:end-1/2 sv:bottom-1/2 sv:mb-px sv:-me-[min(1.3125rem,7vw)] sv:h-4.5 sv:min-w-4.5 sv:rounded-full sv:bg-accent sv:px-1.25 sv:pt-px sv:text-center sv:text-badge sv:leading-4.25 sv:tracking-normal sv:text-on-accent sv:tabular ${className}`}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
