import type { ComponentProps } from "react";

/** Method of a form before hydration: post, unless `action` is a function, for which React sets the method itself. */
export const formMethod = (action: ComponentProps<"form">["action"]) =>
  typeof action === "function" ? undefined : "post";
