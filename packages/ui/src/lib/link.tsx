"use client";

import { type ComponentProps, use } from "react";
import { type RenderLink, SelvedgeContext } from "./selvedge-context.ts";

export interface LinkProps extends ComponentProps<"a"> {
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: RenderLink | undefined;
}

/** Link inside a component: rendered by `render`, else by the provider, else as an `<a>`. */
export function Link({ render, ...props }: LinkProps) {
  const { link } = use(SelvedgeContext);
  return (render ?? link)(props);
}
