import type { ComponentProps, ReactNode } from "react";
import { PageHeading } from "../page-heading/index.ts";

export interface ProsePageProps extends Omit<ComponentProps<"article">, "title"> {
  title: ReactNode;
  /** The whole text in a sentence, for those who read no further. */
  inShort: ReactNode;
  /** When the text last changed, ready to read: "Last updated 21 Nov 2026". */
  updated: ReactNode;
  /** One link for each section, in order. `id` is the section's. */
  contents: readonly { id: string; title: string }[];
  /** Heads above the list of sections and the summary. */
  labels?: { contents: string; inShort: string };
}

const english = { contents: "Contents", inShort: "In short" };

/**
 * A long text to be read and printed: title, summary, contents that stay in view on wide screens, and sections.
 * Children are `ProseSection`s. Renders an `<article>`.
 */
export function ProsePage({
  title,
  inShort,
  updated,
  contents,
  labels = english,
  className = "",
  children,
  ...props
}: ProsePageProps) {
  return (
    <article
      {...props}
      data-component="prose"
      className={`sv:grid sv:gap-block sv:xl:grid-cols-12 sv:xl:gap-x-gutter ${className}`}
    >
      <PageHeading title={title} className="sv:xl:col-span-9">
        <p className="sv:text-caption sv:text-muted">{updated}</p>
      </PageHeading>
      <nav
        aria-label={labels.contents}
        className="sv:xl:sticky sv:xl:top-[calc(theme(spacing.header)+1.5rem)] sv:xl:col-span-3 sv:xl:row-start-2 sv:xl:self-start sv:print:hidden"
      >
        <p aria-hidden="true" className="sv:mb-2 sv:text-label sv:text-muted">
          {labels.contents}
        </p>
        <ol className="sv:border-t sv:border-hairline">
          {contents.map((section) => (
            <li key={section.id} className="sv:border-b sv:border-hairline">
              <a
                href={`#${section.id}`}
                className="sv:flex sv:min-h-target sv:items-center sv:pt-0.5 sv:hover:text-accent"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="sv:max-w-prose sv:xl:col-span-6 sv:xl:col-start-5 sv:xl:row-start-2">
        <aside aria-label={labels.inShort} className="sv:bg-sunken sv:p-6">
          <p aria-hidden="true" className="sv:mb-1 sv:text-label">
            {labels.inShort}
          </p>
          <p>{inShort}</p>
        </aside>
        {children}
      </div>
    </article>
  );
}

export interface ProseSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** Target of its link in the contents. */
  id: string;
  title: ReactNode;
}

/** One section under its `<h2>`. Children are paragraphs. */
export function ProseSection({ title, className = "", children, ...props }: ProseSectionProps) {
  return (
    <section {...props} data-part="section" className={`sv:scroll-mt-28 sv:pt-10 ${className}`}>
      <h2 className="sv:mb-3 sv:font-display sv:text-h4">{title}</h2>
      <div className="sv:grid sv:gap-3 sv:text-muted">{children}</div>
    </section>
  );
}
