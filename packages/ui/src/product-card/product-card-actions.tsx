import type { ComponentProps } from "react";
import { actions } from "./product-card-actions.recipe.ts";

export interface ProductCardActionsProps extends ComponentProps<"div"> {}

/** A bar that slides up from the bottom of the picture on hover or keyboard focus; hidden on touch screens. */
export function ProductCardActions({ className, ...props }: ProductCardActionsProps) {
  return <div {...props} data-part="actions" className={actions({ className })} />;
}
