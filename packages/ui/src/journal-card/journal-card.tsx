import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../lib/link.tsx";

export interface JournalCardProps extends Omit<ComponentProps<"article">, "title"> {
  title: ReactNode;
  href: string;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** `<Picture className="size-full" />`, shown 5:4. */
  picture: ReactNode;
  /** Topic, in a word. */
  topic: ReactNode;
  /** Summary of the story in one sentence. */
  description: ReactNode;
  /** Date and reading time. */
  meta: ReactNode;
  /** `lead` is the largest card of a page, with its text beside the picture from 768 px up. @default "card" */
  size?: "card" | "lead" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** A story of the journal: one link that covers the whole card. Renders an `<article>`. */
export function JournalCard({
  title,
  href,
  level = 2,
  picture,
  topic,
  description,
  meta,
  size = "card",
  render,
  className = "",
  ...props
}: JournalCardProps) {
  const Heading = `h${level}` as const;
  const isLead = size === "lead";
  return (
    <article
      {...props}
      data-component="journal-card"
      data-size={size}
      className={`sv:group sv:relative ${isLead ? "sv:grid sv:gap-x-gutter sv:lg:grid-cols-12" : ""} ${className}`}
    >
      <div
        data-part="picture"
        className={`sv:aspect-journal sv:overflow-hidden sv:bg-media ${isLead ? "sv:max-lg:-mx-margin sv:lg:col-span-8" : ""}`}
      >
        {picture}
      </div>
      <div
        className={`sv:min-w-0 sv:pt-4 sv:wrap-anywhere ${isLead ? "sv:lg:col-span-4 sv:lg:border-t sv:lg:border-ink" : ""}`}
      >
        <p data-part="topic" className="sv:text-caption sv:text-muted">
          {topic}
        </p>
        <Heading className={`sv:mt-1.5 sv:font-display sv:text-balance ${isLead ? "sv:text-h1" : "sv:text-h3"}`}>
          <Link
            href={href}
            render={render}
            data-part="title"
            className="sv:rounded-control sv:underline-offset-4 sv:group-hover:underline sv:after:absolute sv:after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p data-part="description" className={`sv:mt-3 sv:text-muted ${isLead ? "sv:text-lead" : ""}`}>
          {description}
        </p>
        <p data-part="meta" className="sv:mt-3 sv:text-caption sv:text-muted sv:own-order">
          {meta}
        </p>
      </div>
    </article>
  );
}
