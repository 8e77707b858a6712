import type { ComponentProps, ReactNode } from "react";
import { textLink } from "./text-link.recipe.ts";

export interface TextLinkProps extends ComponentProps<"a"> {
  /** `inline` within a sentence; `standalone` by itself ("View All"); `quiet` is underlined under the pointer only. @default "inline" */
  form?: "inline" | "standalone" | "quiet";
  /** Renders a router link in place of `<a>`. */
  render?: (props: ComponentProps<"a">) => ReactNode;
}

/** A link that reads as text. Give `textLinkClass` to a `<button>` that should look the same. */
export function TextLink({ form, render, className, ...props }: TextLinkProps) {
  const link = { ...props, "data-component": "text-link", className: textLink({ form, className }) };
  return render ? render(link) : <a {...link} />;
}
