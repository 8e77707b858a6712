"use client";

import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { PageHeading } from "../page-heading/index.ts";

export interface ArticleProps extends Omit<ComponentProps<"article">, "title"> {
  title: ReactNode;
  /** Heading level; a page has one `<h1>`. @default 1 */
  level?: 1 | 2 | undefined;
  /** Summary of the story in one sentence. */
  description: ReactNode;
  /** Author and date, formatted. */
  byline: ReactNode;
  /** `<Picture className="size-full" />`, shown 16:9. */
  picture: ReactNode;
  /** Paragraphs, `<h2>`s, lists, `ArticleQuote`s and `ShopTheLook`s. */
  children?: ReactNode;
}

/** A story: title, summary and picture, then the text in a narrow column. Renders an `<article>`. */
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
          className="sv:grid sv:max-w-prose sv:gap-5 sv:text-lead sv:xl:col-span-7 sv:xl:col-start-4 sv:[&_a:not([data-component=shop-the-look]_*)]:underline sv:[&_a]:underline-offset-4 sv:[&_h2:not([data-component=shop-the-look]_*)]:mt-4 sv:[&_h2]:font-display sv:[&_h2]:text-h3 sv:[&_li:not([data-component=shop-the-look]_*)]:ms-5 sv:[&_ol:not([data-component=shop-the-look]_*)]:list-decimal sv:[&_ul:not([data-component=shop-the-look]_*)]:list-disc"
        >
          {children}
        </div>
      </div>
    </article>
  );
}

export interface ArticleQuoteProps extends ComponentProps<"blockquote"> {}

/** A pull quote in large type, which starts one column before the text on wide screens. */
export function ArticleQuote({ className = "", ...props }: ArticleQuoteProps) {
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
  labels?: Partial<ArticleTurnLabels> | undefined;
}

/** Link to the previous or next story, with its title as children. */
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
