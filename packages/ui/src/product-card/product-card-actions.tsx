import type { ComponentProps } from "react";
import { actions } from "./product-card-actions.recipe.ts";

/** A bar that rises from the foot of the picture under a mouse or the keyboard's focus; touch screens have none. */
export function ProductCardActions({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="actions" className={actions({ className })} />;
}
