"use client";

import { Link, type LinkProps } from "../lib/link.tsx";
import { textLink } from "./text-link.recipe.ts";

export interface TextLinkProps extends LinkProps {
  /** `inline` within a sentence; `standalone` by itself ("View All"); `quiet` is underlined under the pointer only. @default "inline" */
  form?: "inline" | "standalone" | "quiet";
}

/** A link that reads as text. Give `textLinkClass` to a `<button>` that should look the same. */
export function TextLink({ form, className, ...props }: TextLinkProps) {
  return <Link {...props} data-component="text-link" className={textLink({ form, className })} />;
}
