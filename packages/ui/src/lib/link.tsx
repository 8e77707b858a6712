"use client";

import { type ComponentProps, use } from "react";
import { type Render, rendered } from "./rendered.ts";
import { SelvedgeContext } from "./selvedge-context.ts";

export interface LinkProps extends ComponentProps<"a"> {
  /** Element in place of `<a>`, such as a router's link. @default the provider's link */
  render?: Render<ComponentProps<"a">> | undefined;
}

/** Link inside a component: rendered by `render`, else by the provider, else as an `<a>`. */
export function Link({ render, ...props }: LinkProps) {
  const { link } = use(SelvedgeContext);
  return rendered(render ?? link, props);
}
