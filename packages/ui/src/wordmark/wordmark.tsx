import type { ComponentProps } from "react";
import { plainLink, type RenderLink } from "../lib/site-link.tsx";
import { wordmark } from "./wordmark.recipe.ts";

export interface WordmarkProps extends Omit<ComponentProps<"a">, "children"> {
  /** The label's name as it is written in text; shown in lower case. */
  name: string;
  /** Leads home. Without it the wordmark is an ornament, hidden from assistive technology. */
  href?: string;
  /** `header`: 33 px, from 1024 px up 40. `footer`: 128 px, from 768 px up to 190. @default "header" */
  size?: "header" | "footer";
  /** Name of the link. @default "{name}, home" */
  label?: string;
  render?: RenderLink;
}

/** The label's name set as its mark: text, not a picture. */
export function Wordmark({
  name,
  href,
  size,
  label = `${name}, home`,
  render = plainLink,
  className,
  ...props
}: WordmarkProps) {
  const mark = wordmark({ size, className });
  if (!href) {
    return (
      <span aria-hidden="true" data-component="wordmark" className={mark}>
        {name}
      </span>
    );
  }
  const link = { ...props, href, "aria-label": label, "data-component": "wordmark", className: mark, children: name };
  return render(link);
}
