import type { ComponentProps } from "react";
import { badge } from "./badge.recipe.ts";

export type BadgeTone = "neutral" | "new" | "sale" | "sold-out" | "info" | "warning" | "accent" | "success" | "danger";

export interface BadgeProps extends ComponentProps<"span"> {
  /** A `chip`, or a `dot` before the words for how something stands: "Shipped". @default "chip" */
  form?: "chip" | "dot";
  /**
   * `sale` is for discounts only; `new` and `sold-out` lie on photographs; the others colour dots. The words alone say it
   * too. @default "neutral"
   */
  tone?: BadgeTone | undefined;
}

/** A fact in two words: "20% OFF", "NEW IN", "Sold out", "Delivered". Renders a `<span>`. */
export function Badge({ form, tone = "neutral", className, ...props }: BadgeProps) {
  return <span {...props} data-component="badge" data-tone={tone} className={badge({ form, tone, className })} />;
}
