import { type ComponentProps, type ReactNode, useId } from "react";
import { OwnElement } from "../lib/own-element.tsx";
import { Price, type PriceProps } from "../price/index.ts";
// Imported directly instead of through the index, because the stars of `Rating` are not needed here.
import { CompactRating } from "../rating/compact-rating.tsx";

export interface BuyBoxProps extends Omit<ComponentProps<"section">, "title"> {
  /** Name of the product. */
  title: ReactNode;
  /** Heading level; a product page has no other `<h1>`. @default 1 */
  level?: 1 | 2 | 3 | undefined;
}

/** Everything needed to decide on and buy a product. Renders a `<section>` named by its title. */
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
  /** Average of all reviews; with `null` nothing is rendered. */
  value: number | null;
  /** Link to the reviews: "26 reviews". */
  children: ReactNode;
}

/** Average rating, with a link to the reviews. */
export function BuyBoxRating({ value, className = "", children, ...props }: BuyBoxRatingProps) {
  if (value === null) return null;
  return (
    <p
      {...props}
      data-part="rating"
      className={`sv:mt-2.5 sv:flex sv:items-center sv:gap-1.5 sv:text-[length:var(--sv-text-label)] sv:leading-normal sv:text-muted ${className}`}
    >
      <CompactRating value={value} />
      <OwnElement>{children}</OwnElement>
    </p>
  );
}

export interface BuyBoxPriceProps extends Omit<PriceProps, "size"> {}

/** The price in large type. A badge as its child is placed at the end of the line. */
export function BuyBoxPrice({ className = "", ...props }: BuyBoxPriceProps) {
  return <Price {...props} size="lg" data-part="price" className={`sv:mt-5 sv:items-center ${className}`} />;
}

export interface BuyBoxNoteProps extends ComponentProps<"p"> {}

/** Small print under the price: shipping, taxes, how long an offer lasts. */
export function BuyBoxNote({ className = "", ...props }: BuyBoxNoteProps) {
  return (
    <p
      {...props}
      data-part="note"
      className={`sv:mt-1 sv:text-[length:var(--sv-text-label)] sv:leading-normal sv:text-muted sv:tabular ${className}`}
    />
  );
}

export interface BuyBoxOptionsProps extends ComponentProps<"div"> {}

/** The options of the product, stacked. */
export function BuyBoxOptions({ className = "", ...props }: BuyBoxOptionsProps) {
  return <div {...props} data-part="options" className={`sv:mt-7 sv:grid sv:gap-7 ${className}`} />;
}

export interface BuyBoxMeasurementsProps extends ComponentProps<"p"> {
  /** Button that opens the measurements again: "Edit". */
  action?: ReactNode;
}

/** The measurements of a custom size: "Custom: bust 36, waist 30, hip 40 in", with a way to change them. */
export function BuyBoxMeasurements({ action, className = "", children, ...props }: BuyBoxMeasurementsProps) {
  return (
    <p
      {...props}
      data-part="measurements"
      className={`sv:text-[length:var(--sv-text-label)] sv:leading-normal sv:text-muted sv:tabular ${className}`}
    >
      <span>{children}</span> {action}
    </p>
  );
}

export interface BuyBoxMessageProps extends ComponentProps<"div"> {}

/** Why the product cannot be added to the cart yet. Rendered from the start, so that later messages are announced. */
export function BuyBoxMessage({ className = "", ...props }: BuyBoxMessageProps) {
  return <div role="alert" {...props} data-part="message" className={`sv:mt-4 sv:empty:hidden ${className}`} />;
}

export interface BuyBoxActionsProps extends ComponentProps<"div"> {}

/** Quantity and main button side by side; further children below them at full width. */
export function BuyBoxActions({ className = "", ...props }: BuyBoxActionsProps) {
  return (
    <div
      {...props}
      data-part="actions"
      className={`sv:mt-7 sv:flex sv:flex-wrap sv:items-start sv:gap-2.5 sv:[&>:nth-child(2)]:flex-1 ${className}`}
    />
  );
}

export interface BuyBoxFactsProps extends ComponentProps<"ul"> {}

/** Facts about the product, such as maker and delivery time. Renders a `<ul>` of `BuyBoxFact`. */
export function BuyBoxFacts({ className = "", ...props }: BuyBoxFactsProps) {
  return <ul {...props} data-part="facts" className={`sv:mt-7 sv:border-t sv:border-hairline ${className}`} />;
}

export interface BuyBoxFactProps extends ComponentProps<"li"> {
  /** Decorative icon. */
  icon: ReactNode;
}

/** One fact. Text in a `<span>` is muted. */
export function BuyBoxFact({ icon, className = "", children, ...props }: BuyBoxFactProps) {
  return (
    <li
      {...props}
      data-part="fact"
      className={`sv:flex sv:gap-3.5 sv:border-b sv:border-hairline sv:pt-3 sv:pb-2.5 sv:text-[length:var(--sv-text-label)] sv:leading-normal sv:[&>svg]:size-icon sv:[&>svg]:shrink-0 sv:[&>svg]:text-accent ${className}`}
    >
      {icon}
      <p className="sv:min-w-0 sv:[&>span]:text-muted">{children}</p>
    </li>
  );
}

export interface BuyBoxDetailsProps extends ComponentProps<"div"> {}

/** Container for the accordions with further details. */
export function BuyBoxDetails({ className = "", ...props }: BuyBoxDetailsProps) {
  return <div {...props} data-part="details" className={`sv:mt-8 ${className}`} />;
}
