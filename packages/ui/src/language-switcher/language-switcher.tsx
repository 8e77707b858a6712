"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { isRightToLeft } from "./is-right-to-left.ts";
import * as recipe from "./language-switcher.recipe.ts";

export interface LanguageSwitcherLabels {
  /** Name of the landmark. */
  languages: string;
}

const english: LanguageSwitcherLabels = { languages: "Language" };

export interface LanguageSwitcherProps extends ComponentProps<"nav"> {
  /**
   * The language of the page, such as `<span lang="hi">हिन्दी</span>`. With it the list is folded, and opens below. @default none: the
   * languages are side by side
   */
  summary?: ReactNode;
  labels?: Partial<LanguageSwitcherLabels> | undefined;
}

/**
 * The languages in which the page exists, as `LanguageSwitcherItem`s. Renders a `<nav>` with a list of links, in a `<details>` if
 * there is a `summary`; both work without JavaScript. It neither chooses a language nor remembers one.
 */
export function LanguageSwitcher({ summary, labels, className, children, ...props }: LanguageSwitcherProps) {
  const words = useLabels("languageSwitcher", english, labels);
  return (
    <nav
      aria-label={words.languages}
      {...props}
      data-component="language-switcher"
      className={recipe.languages({ className })}
    >
      {summary === undefined ? (
        <ul className={recipe.list({ isFolded: false })}>{children}</ul>
      ) : (
        <details className="sv:group/languages">
          <summary className={recipe.summary()}>
            <span>{summary}</span>
            <CaretDown className={recipe.caret()} />
          </summary>
          <ul className={recipe.list({ isFolded: true })}>{children}</ul>
        </details>
      )}
    </nav>
  );
}

export interface LanguageSwitcherItemProps extends ComponentProps<"li"> {
  /** BCP 47 tag of the language, such as "hi" or "en-IN". */
  lang: string;
  /** Direction of the name. @default "rtl" for languages that are written so */
  dir?: string | undefined;
  /** The same page in this language. Omit it for the language of the page itself, which is then no link. */
  href?: string | undefined;
  /** Renders another link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  /** The name of the language in that language: "हिन्दी", and not "Hindi". A flag names a country, and no language. */
  children?: ReactNode;
}

/** One language. Renders an `<li>`; must be inside `LanguageSwitcher`. */
export function LanguageSwitcherItem({
  lang,
  dir = isRightToLeft(lang) ? "rtl" : undefined,
  href,
  render,
  className,
  children,
  ...props
}: LanguageSwitcherItemProps) {
  return (
    <li {...props} data-part="item" className={recipe.item({ className })}>
      {href === undefined ? (
        <span aria-current="true" lang={lang} dir={dir} className={recipe.current()}>
          {children}
        </span>
      ) : (
        <Link href={href} hrefLang={lang} lang={lang} dir={dir} render={render} className={recipe.link()}>
          {children}
        </Link>
      )}
    </li>
  );
}
