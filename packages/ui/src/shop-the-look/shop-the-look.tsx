"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../skeleton/index.ts";
import { columns, itemNumber, piece, pieceLink } from "./shop-the-look.recipe.ts";

export type ShopTheLookLabels = CollectionLabels;

const english: ShopTheLookLabels = {
  loading: "Loading the look",
  empty: "None of these pieces is available any more.",
  failed: "The look could not be loaded.",
  retry: "Retry",
};

export interface ShopTheLookProps extends CollectionProps, ComponentProps<"div"> {
  /** A `ShopTheLookPicture` and a `ShopTheLookList`, shown when ready. */
  children?: ReactNode;
  /** Number of pieces while loading. @default 3 */
  skeletons?: number | undefined;
  labels?: Partial<ShopTheLookLabels> | undefined;
}

/**
 * An outfit: its picture with hotspots, and the list of all its pieces beside it, or below it where it is narrow. The list
 * has all that the hotspots show.
 */
export function ShopTheLook({
  state = "ready",
  skeletons = 3,
  emptyAction,
  onRetry,
  level,
  labels,
  className = "",
  children,
  ...props
}: ShopTheLookProps) {
  const words = useLabels("shopTheLook", english, labels);
  return (
    <div {...props} data-component="shop-the-look" data-state={state} className={`sv:@container ${className}`}>
      {state === "ready" && <div className={columns}>{children}</div>}
      {state === "loading" && (
        <Skeleton label={words.loading} className={columns}>
          <SkeletonBlock variant="product" />
          <div>
            {Array.from({ length: skeletons }, (_, position) => (
              <div key={position} className={`${piece} sv:py-4`}>
                <SkeletonBlock variant="product" />
                <SkeletonText lines={2} />
              </div>
            ))}
          </div>
        </Skeleton>
      )}
      <CollectionMessage {...{ state, words, emptyAction, onRetry, level }} />
    </div>
  );
}

export interface ShopTheLookListProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** A `ShopTheLookItem` for each piece. */
  children?: ReactNode;
}

/** All pieces of the outfit, below a heading. */
export function ShopTheLookList({ title, level = 2, className = "", children, ...props }: ShopTheLookListProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <div {...props} data-part="list" className={`sv:min-w-0 ${className}`}>
      <Heading id={id} className="sv:font-display sv:text-h3">
        {title}
      </Heading>
      <ol aria-labelledby={id} className="sv:mt-4 sv:border-t sv:border-ink">
        {children}
      </ol>
    </div>
  );
}

export interface ShopTheLookItemProps extends ComponentProps<"li"> {
  /** Number of its spot on the picture. @default none */
  number?: number | undefined;
  /** A `ShopTheLookPiece`. */
  children?: ReactNode;
}

/** An entry of the list. Renders an `<li>`; must be inside `ShopTheLookList`. */
export function ShopTheLookItem({ number, className = "", children, ...props }: ShopTheLookItemProps) {
  return (
    <li
      {...props}
      data-part="item"
      className={`sv:flex sv:items-center sv:gap-3 sv:border-b sv:border-hairline sv:py-4 ${className}`}
    >
      {number !== undefined && <span className={itemNumber}>{number}</span>}
      <div className="sv:min-w-0 sv:flex-1">{children}</div>
    </li>
  );
}

export interface ShopTheLookPieceProps extends Omit<ComponentProps<"div">, "title"> {
  /** Name of the product. */
  title: ReactNode;
  /** URL of the product page. */
  href: string;
  picture: PictureSource | null;
  /** `sold-out` fades the picture; the children must say so too. @default "available" */
  availability?: "available" | "sold-out" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  /** `Price`, and a line about sizes or availability. */
  children?: ReactNode;
}

/** One product: small picture, name and price. Its link covers all of it. Content of a list entry and of a card. */
export function ShopTheLookPiece({
  title,
  href,
  picture,
  availability = "available",
  render,
  className = "",
  children,
  ...props
}: ShopTheLookPieceProps) {
  return (
    <div
      {...props}
      data-part="piece"
      data-availability={availability}
      className={`sv:group/piece sv:relative ${piece} ${className}`}
    >
      <Picture
        source={picture}
        alt=""
        sizes="72px"
        className={`sv:aspect-product ${availability === "sold-out" ? "sv:opacity-busy sv:saturate-55" : ""}`}
      />
      <div className="sv:min-w-0">
        <p data-part="title" className="sv:text-small sv:leading-card sv:wrap-anywhere">
          <Link href={href} render={render} className={pieceLink}>
            {title}
          </Link>
        </p>
        {children}
      </div>
    </div>
  );
}
