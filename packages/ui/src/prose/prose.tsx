"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { PageHeading } from "../page-heading/index.ts";

export interface ProsePageLabels {
  /** Heading of the table of contents. */
  contents: string;
  /** Heading of the summary. */
  inShort: string;
}

const english: ProsePageLabels = { contents: "Contents", inShort: "In short" };

export interface ProsePageProps extends Omit<ComponentProps<"article">, "title"> {
  title: ReactNode;
  /** Heading level. @default 1 */
  level?: 1 | 2 | undefined;
  /** Summary of the text in one sentence. */
  inShort: ReactNode;
  /** Date of the last change, formatted: "Last updated 21 Nov 2026". */
  updated: ReactNode;
  /** A `ProseLink` for each section, in order. */
  contents: ReactNode;
  labels?: Partial<ProsePageLabels> | undefined;
}

/**
 * A long text page: title, summary, table of contents (sticky on wide screens) and sections. Children are `ProseSection`s.
 * Renders an `<article>`.
 */
export function ProsePage({
  title,
  level = 1,
  inShort,
  updated,
  contents,
  labels,
  className = "",
  children,
  ...props
}: ProsePageProps) {
  const words = useLabels("prose", english, labels);
  return (
    <article
      {...props}
      data-component="prose"
      className={`sv:grid sv:grid-cols-1 sv:gap-block sv:wrap-anywhere sv:xl:grid-cols-12 sv:xl:gap-x-gutter ${className}`}
    >
      <PageHeading title={title} level={level} className="sv:xl:col-span-9">
        <p className="sv:text-caption sv:text-muted">{updated}</p>
      </PageHeading>
      <nav
        aria-label={words.contents}
        className="sv:tall:xl:sticky sv:xl:top-[calc(theme(spacing.header)+1.5rem)] sv:xl:col-span-3 sv:xl:row-start-2 sv:xl:self-start sv:print:hidden"
      >
        <p aria-hidden="true" className="sv:mb-2 sv:text-label sv:text-muted">
          {words.contents}
        </p>
        <ol className="sv:border-t sv:border-hairline">{contents}</ol>
      </nav>
      <div className="sv:max-w-prose sv:xl:col-span-6 sv:xl:col-start-5 sv:xl:row-start-2">
        <aside aria-label={words.inShort} className="sv:bg-sunken sv:p-6">
          <p aria-hidden="true" className="sv:mb-1 sv:text-label">
            {words.inShort}
          </p>
          <p>{inShort}</p>
        </aside>
        {children}
      </div>
    </article>
  );
}

export interface ProseLinkProps extends ComponentProps<"a"> {}

/** One entry of the contents, to "#exchange". A plain `<a>` in an `<li>`, because it links within the page. */
export function ProseLink({ className = "", children, ...props }: ProseLinkProps) {
  return (
    <li className="sv:border-b sv:border-hairline">
      <a
        {...props}
        data-part="link"
        className={`sv:flex sv:min-h-target sv:items-center sv:pt-0.5 sv:hover:text-accent ${className}`}
      >
        {children}
      </a>
    </li>
  );
}

export interface ProseSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** Id of the section, the target of its link in the contents. */
  id?: string | undefined;
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
}

/** One section under its heading. Children are paragraphs. */
export function ProseSection({ title, level = 2, className = "", children, ...props }: ProseSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...props} data-part="section" className={`sv:scroll-mt-28 sv:pt-10 ${className}`}>
      <Heading className="sv:mb-3 sv:font-display sv:text-h4">{title}</Heading>
      <div className="sv:grid sv:gap-3 sv:text-muted">{children}</div>
    </section>
  );
}
