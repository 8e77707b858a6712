import type { ComponentProps } from "react";
import { badge } from "./badge.recipe.ts";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `sale` is for discounts only; `new` and `sold-out` lie on photographs. @default "neutral" */
  tone?: "neutral" | "new" | "sale" | "sold-out";
}

/** A fact in two words: "20% OFF", "NEW IN", "Sold out". Renders a `<span>`. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return (
    <span {...props} data-component="badge" data-tone={tone ?? "neutral"} className={badge({ tone, className })} />
  );
}
