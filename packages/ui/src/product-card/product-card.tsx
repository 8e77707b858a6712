"use client";

import type { ComponentProps } from "react";
import { Badge, type BadgeProps } from "../badge/index.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Price, type PriceProps } from "../price/index.ts";
import { card, titleLink } from "./product-card.recipe.ts";

export interface ProductCardProps extends ComponentProps<"article"> {}

/**
 * One product of a list. Renders an `<article>` without a list item. Put the parts in reading order (title, price, notes,
 * picture); the picture is shown first in any case.
 */
export function ProductCard({ className, ...props }: ProductCardProps) {
  return <article {...props} data-component="product-card" className={card({ className })} />;
}

export interface ProductCardTitleProps extends ComponentProps<"h3"> {
  /** URL of the product page. */
  href: string;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** Heading with the card's only link, whose hit area covers the whole card; buttons are above it. Truncated to two lines. */
export function ProductCardTitle({
  href,
  level = 3,
  render,
  className = "",
  children,
  ...props
}: ProductCardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      {...props}
      data-part="title"
      className={`sv:line-clamp-2 sv:text-small sv:leading-card sv:wrap-anywhere ${className}`}
    >
      <Link href={href} render={render} className={titleLink}>
        {children}
      </Link>
    </Heading>
  );
}

export interface ProductCardPriceProps extends Omit<PriceProps, "size"> {}

/** Price of the product in a list. */
export function ProductCardPrice(props: ProductCardPriceProps) {
  return <Price {...props} data-part="price" size="md" />;
}

export interface ProductCardNoteProps extends ComponentProps<"p"> {}

/** A line below the price: sizes, a countdown, "sold out". */
export function ProductCardNote({ className = "", ...props }: ProductCardNoteProps) {
  return (
    <p {...props} data-part="note" className={`sv:mt-0.75 sv:text-caption sv:text-muted sv:tabular ${className}`} />
  );
}

export interface ProductCardLabels {
  /** Text for the number of available sizes. */
  sizes: (count: number) => string;
}

export interface ProductCardSizesProps extends Omit<ComponentProps<"p">, "children"> {
  /** Number of sizes in stock. */
  count: number;
  labels?: Partial<ProductCardLabels> | undefined;
}

const english: ProductCardLabels = { sizes: (count) => `${count} sizes are available` };

/** Number of available sizes. Renders a `ProductCardNote`. */
export function ProductCardSizes({ count, labels, ...props }: ProductCardSizesProps) {
  const words = useLabels("productCard", english, labels);
  return <ProductCardNote {...props}>{words.sizes(count)}</ProductCardNote>;
}

export interface ProductCardBadgesProps extends ComponentProps<"ul"> {}

/** Badges in the upper corner of the picture; the sale badge comes first. Renders a `<ul>` of `ProductCardBadge`. */
export function ProductCardBadges({ className = "", ...props }: ProductCardBadgesProps) {
  return (
    <ul
      {...props}
      data-part="badges"
      className={`sv:pointer-events-none sv:absolute sv:start-2 sv:top-2 sv:z-1 sv:flex sv:max-w-[calc(100%-theme(spacing.target)-1.25rem)] sv:flex-col sv:items-start sv:gap-1.5 sv:lg:start-3 sv:lg:top-3 ${className}`}
    />
  );
}

export interface ProductCardBadgeProps extends ComponentProps<"li"> {
  /** @default "neutral" */
  variant?: BadgeProps["variant"] | undefined;
}

/** A `Badge` about the offer: sale, new, sold out. Renders an `<li>`; must be inside `ProductCardBadges`. */
export function ProductCardBadge({ variant, className = "", children, ...props }: ProductCardBadgeProps) {
  return (
    <li {...props} data-part="badge" className={`sv:flex sv:max-w-full sv:min-w-min ${className}`}>
      <Badge variant={variant}>{children}</Badge>
    </li>
  );
}

export interface ProductCardCornerProps extends ComponentProps<"div"> {}

/** Container for one round button in the other upper corner of the picture. */
export function ProductCardCorner({ className = "", ...props }: ProductCardCornerProps) {
  return (
    <div
      {...props}
      data-part="corner"
      className={`sv:absolute sv:end-0.5 sv:top-0.5 sv:z-1 sv:lg:end-1.5 sv:lg:top-1.5 ${className}`}
    />
  );
}
