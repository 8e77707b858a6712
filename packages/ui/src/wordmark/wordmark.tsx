"use client";

import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { wordmark } from "./wordmark.recipe.ts";

export interface WordmarkLabels {
  /** Accessible name of the link. */
  home: (name: string) => string;
}

const english: WordmarkLabels = { home: (name) => `${name}, home` };

export interface WordmarkProps extends Omit<ComponentProps<"a">, "children"> {
  /** Name of the brand as written in text; shown in lower case. */
  name: string;
  /** URL of the home page. Without it the wordmark is decorative and hidden from assistive technology. */
  href?: string | undefined;
  /** `header`: 33 px, from 1024 px up 40, at most 4 % of the screen's width. `footer`: up to 128 px, from 768 px up to 190. @default "header" */
  size?: "header" | "footer" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  labels?: Partial<WordmarkLabels> | undefined;
}

/** The brand's name as a text logo. Renders an `<a>`, or a `<span>` without `href`. */
export function Wordmark({ name, href, size, render, labels, className, ...props }: WordmarkProps) {
  const words = useLabels("wordmark", english, labels);
  const mark = { ...props, "data-component": "wordmark", className: wordmark({ size, className }) };
  if (href === undefined) {
    return (
      <span {...(mark as ComponentProps<"span">)} aria-hidden="true">
        {name}
      </span>
    );
  }
  return (
    <Link {...mark} href={href} render={render} aria-label={words.home(name)}>
      {name}
    </Link>
  );
}
