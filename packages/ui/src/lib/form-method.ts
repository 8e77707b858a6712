import type { ComponentProps } from "react";

/** How a form is sent before its code is there: posted, unless `action` is a function, for which React sets the method itself. */
export const formMethod = (action: ComponentProps<"form">["action"]) =>
  typeof action === "function" ? undefined : "post";
