import { type ComponentProps, type ReactNode, useId } from "react";
import { OwnElement } from "../lib/own-element.tsx";
import { Price, type PriceProps } from "../price/index.ts";
// Not through the index: the stars of `Rating` are not needed here.
import { CompactRating } from "../rating/compact-rating.tsx";

export interface BuyBoxProps extends Omit<ComponentProps<"section">, "title"> {
  /** Name of the product. */
  title: ReactNode;
  /** Heading level; the product's page has no other `<h1>`. @default 1 */
  level?: 1 | 2 | 3;
}

/** Everything that is decided about one product, in the order in which it is decided. Renders a `<section>` named by its title. */
export function BuyBox({ title, level = 1, className = "", children, ...props }: BuyBoxProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...props} aria-labelledby={titleId} data-component="buy-box" className={`sv:min-w-0 ${className}`}>
      <Heading
        id={titleId}
        tabIndex={-1}
        data-part="title"
        className="sv:font-display sv:text-title sv:text-balance sv:wrap-anywhere"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface BuyBoxRatingProps extends Omit<ComponentProps<"p">, "children"> {
  /** Average of all reviews. `null` without any, and nothing is rendered. */
  value: number | null;
  /** The way to the reviews: a link, "26 reviews". */
  children: ReactNode;
}

/** What others thought, with the way to their words. */
export function BuyBoxRating({ value, className = "", children, ...props }: BuyBoxRatingProps) {
  if (value === null) return null;
  return (
    <p
      {...props}
      data-part="rating"
      className={`sv:mt-2.5 sv:flex sv:items-center sv:gap-1.5 sv:text-[0.9375rem] sv:leading-normal sv:text-muted ${className}`}
    >
      <CompactRating value={value} />
      <OwnElement>{children}</OwnElement>
    </p>
  );
}

/** The price, large; a badge as its child stands at the end of the line. */
export function BuyBoxPrice({ className = "", ...props }: Omit<PriceProps, "size">) {
  return <Price {...props} size="lg" data-part="price" className={`sv:mt-5 sv:items-center ${className}`} />;
}

/** Small print under the price: shipping, taxes, how long an offer lasts. */
export function BuyBoxNote({ className = "", ...props }: ComponentProps<"p">) {
  return (
    <p
      {...props}
      data-part="note"
      className={`sv:mt-1 sv:text-[0.9375rem] sv:leading-normal sv:text-muted sv:tabular ${className}`}
    />
  );
}

/** The options of the product, one below the other. */
export function BuyBoxOptions({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="options" className={`sv:mt-7 sv:grid sv:gap-7 ${className}`} />;
}

export interface BuyBoxMeasurementsProps extends ComponentProps<"p"> {
  /** A text button that opens the measurements again: "Edit". */
  action?: ReactNode;
}

/** The measurements of a custom size: "Custom: bust 36, waist 30, hip 40 in", and the way to change them. */
export function BuyBoxMeasurements({ action, className = "", children, ...props }: BuyBoxMeasurementsProps) {
  return (
    <p
      {...props}
      data-part="measurements"
      className={`sv:text-[0.9375rem] sv:leading-normal sv:text-muted sv:tabular ${className}`}
    >
      <span>{children}</span> {action}
    </p>
  );
}

/** Why the product cannot go into the cart yet. It is in the page from the start, so that its words are heard when they come. */
export function BuyBoxMessage({ className = "", ...props }: ComponentProps<"div">) {
  return <div role="alert" {...props} data-part="message" className={`sv:mt-4 sv:empty:hidden ${className}`} />;
}

/** Quantity and the main button side by side, what follows below them in full width. */
export function BuyBoxActions({ className = "", ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-part="actions"
      className={`sv:mt-7 sv:flex sv:flex-wrap sv:items-start sv:gap-2.5 sv:[&>:nth-child(2)]:flex-1 ${className}`}
    />
  );
}

/** What is always so: who makes it, when it comes. Renders a `<ul>` of `BuyBoxFact`. */
export function BuyBoxFacts({ className = "", ...props }: ComponentProps<"ul">) {
  return <ul {...props} data-part="facts" className={`sv:mt-7 sv:border-t sv:border-hairline ${className}`} />;
}

export interface BuyBoxFactProps extends ComponentProps<"li"> {
  /** An icon that repeats the words. */
  icon: ReactNode;
}

/** One fact. Words in a `<span>` are muted. */
export function BuyBoxFact({ icon, className = "", children, ...props }: BuyBoxFactProps) {
  return (
    <li
      {...props}
      data-part="fact"
      className={`sv:flex sv:gap-3.5 sv:border-b sv:border-hairline sv:pt-3 sv:pb-2.5 sv:text-[0.9375rem] sv:leading-normal sv:[&>svg]:size-icon sv:[&>svg]:shrink-0 sv:[&>svg]:text-accent ${className}`}
    >
      {icon}
      <p className="sv:min-w-0 sv:[&>span]:text-muted">{children}</p>
    </li>
  );
}

/** Room for the accordions with everything else there is to know. */
export function BuyBoxDetails({ className = "", ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="details" className={`sv:mt-8 ${className}`} />;
}
