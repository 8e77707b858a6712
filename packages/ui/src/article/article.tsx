"use client";

import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { PageHeading } from "../page-heading/index.ts";

export interface ArticleProps extends Omit<ComponentProps<"article">, "title"> {
  title: ReactNode;
  /** Heading level. @default 1, of which a page has one */
  level?: 1 | 2;
  /** The story in a sentence. */
  description: ReactNode;
  /** Author and date, ready to read. */
  byline: ReactNode;
  /** `<Picture className="size-full" />`, shown 16:9. */
  picture: ReactNode;
  /** Paragraphs, `<h2>`s, lists and `ArticleQuote`s. */
  children?: ReactNode;
}

/** A story to be read: title, standfirst and picture, and the text in a narrow column. Renders an `<article>`. */
export function Article({
  title,
  level = 1,
  description,
  byline,
  picture,
  className = "",
  children,
  ...props
}: ArticleProps) {
  return (
    <article {...props} data-component="article" className={`sv:wrap-anywhere ${className}`}>
      <PageHeading title={title} level={level} size="display" className="sv:xl:max-w-[75%]">
        <p>{description}</p>
        <p data-part="byline" className="sv:mt-4 sv:text-caption">
          {byline}
        </p>
      </PageHeading>
      <div data-part="picture" className="sv:mt-8 sv:aspect-banner sv:bg-media sv:max-lg:-mx-margin">
        {picture}
      </div>
      <div className="sv:grid sv:pt-block sv:xl:grid-cols-12 sv:xl:gap-x-gutter">
        <div
          data-part="body"
          className="sv:grid sv:max-w-prose sv:gap-5 sv:text-lead sv:xl:col-span-7 sv:xl:col-start-4 sv:[&_a]:underline sv:[&_a]:underline-offset-4 sv:[&_h2]:mt-4 sv:[&_h2]:font-display sv:[&_h2]:text-h3 sv:[&_li]:ms-5 sv:[&_ol]:list-decimal sv:[&_ul]:list-disc"
        >
          {children}
        </div>
      </div>
    </article>
  );
}

/** A sentence of the story, large, which begins a column before the text on wide screens. */
export function ArticleQuote({ className = "", ...props }: ComponentProps<"blockquote">) {
  return (
    <blockquote
      {...props}
      data-part="quote"
      className={`sv:my-4 sv:font-display sv:text-quote sv:text-pretty sv:xl:-ms-[14%] ${className}`}
    />
  );
}

export interface ArticleTurnLabels {
  previous: string;
  next: string;
}

const english: ArticleTurnLabels = { previous: "Previous", next: "Next" };

export interface ArticleTurnProps extends LinkProps {
  direction: "previous" | "next";
  labels?: Partial<ArticleTurnLabels>;
}

/** The way to the story before or after this one: its title (children) under the word. Renders a link. */
export function ArticleTurn({ direction, labels, className = "", children, ...props }: ArticleTurnProps) {
  const words = useLabels("articleTurn", english, labels);
  return (
    <Link
      {...props}
      rel={direction === "previous" ? "prev" : "next"}
      data-part="turn"
      className={`sv:group sv:block sv:min-w-0 sv:rounded-control sv:wrap-anywhere ${direction === "next" ? "sv:text-end" : ""} ${className}`}
    >
      <span className="sv:block sv:text-caption sv:text-muted">{words[direction]}</span>{" "}
      <span className="sv:font-display sv:text-h4 sv:underline-offset-4 sv:group-hover:underline">{children}</span>
    </Link>
  );
}
