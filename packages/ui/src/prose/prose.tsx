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
      className={`grid gap-block xl:grid-cols-12 xl:gap-x-gutter ${className}`}
    >
      <PageHeading title={title} className="xl:col-span-9">
        <p className="text-caption text-muted">{updated}</p>
      </PageHeading>
      <nav
        aria-label={labels.contents}
        className="xl:sticky xl:top-[calc(theme(spacing.header)+1.5rem)] xl:col-span-3 xl:row-start-2 xl:self-start print:hidden"
      >
        <p aria-hidden="true" className="mb-2 text-label text-muted">
          {labels.contents}
        </p>
        <ol className="border-t border-hairline">
          {contents.map((section) => (
            <li key={section.id} className="border-b border-hairline">
              <a href={`#${section.id}`} className="flex min-h-target items-center pt-0.5 hover:text-accent">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-prose xl:col-span-6 xl:col-start-5 xl:row-start-2">
        <aside aria-label={labels.inShort} className="bg-sunken p-6">
          <p aria-hidden="true" className="mb-1 text-label">
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
    <section {...props} data-part="section" className={`scroll-mt-28 pt-10 ${className}`}>
      <h2 className="mb-3 font-display text-h4">{title}</h2>
      <div className="grid gap-3 text-muted">{children}</div>
    </section>
  );
}
