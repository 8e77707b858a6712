"use client";

import { Link, type LinkProps } from "../lib/link.tsx";
import { textLink } from "./text-link.recipe.ts";

export interface TextLinkProps extends LinkProps {
  /** `inline`: within a sentence; `standalone`: alone ("View All"); `quiet`: underlined on hover only. @default "inline" */
  variant?: "inline" | "standalone" | "quiet" | undefined;
}

/** A link that looks like text; an action that looks like one is `<TextLink render={<button type="button" />}>`. */
export function TextLink({ variant, className, ...props }: TextLinkProps) {
  return <Link {...props} data-component="text-link" className={textLink({ variant, className })} />;
}
