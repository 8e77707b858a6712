import type { ComponentProps } from "react";
import { badge } from "./badge.recipe.ts";

export type BadgeVariant =
  "neutral" | "new" | "sale" | "sold-out" | "info" | "warning" | "accent" | "success" | "danger";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `dot` in front of a status text, "Shipped", in place of a chip around it. @default "none" */
  mark?: "none" | "dot" | undefined;
  /**
   * `sale` is for discounts only; `new` and `sold-out` are for photographs; the other variants colour dots. The text must
   * carry the meaning on its own. @default "neutral"
   */
  variant?: BadgeVariant | undefined;
}

/** A short label: "20% OFF", "NEW IN", "Sold out", "Delivered". Renders a `<span>`. */
export function Badge({ mark, variant = "neutral", className, ...props }: BadgeProps) {
  return (
    <span {...props} data-component="badge" data-variant={variant} className={badge({ mark, variant, className })} />
  );
}
