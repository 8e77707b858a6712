import type { ComponentProps } from "react";
import { badge } from "./badge.recipe.ts";

export type BadgeTone = "neutral" | "new" | "sale" | "sold-out" | "info" | "warning" | "accent" | "success" | "danger";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `chip`, or `dot` in front of a status text: "Shipped". @default "chip" */
  form?: "chip" | "dot";
  /**
   * `sale` is for discounts only; `new` and `sold-out` are for photographs; the other tones colour dots. The text must
   * carry the meaning on its own. @default "neutral"
   */
  tone?: BadgeTone | undefined;
}

/** A short label: "20% OFF", "NEW IN", "Sold out", "Delivered". Renders a `<span>`. */
export function Badge({ form, tone = "neutral", className, ...props }: BadgeProps) {
  return <span {...props} data-component="badge" data-tone={tone} className={badge({ form, tone, className })} />;
}
