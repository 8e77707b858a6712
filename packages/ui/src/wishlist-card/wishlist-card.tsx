"use client";

import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";
import { X } from "../icons/x.tsx";
import type { LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import type { PictureSource } from "../picture/index.ts";
import {
  ProductCard,
  ProductCardCorner,
  ProductCardPicture,
  type ProductCardPictureProps,
  ProductCardPrice,
  ProductCardTitle,
} from "../product-card/index.ts";

export interface WishlistCardLabels {
  /** Accessible name of the remove button; `name` is the product's. */
  remove: (name: string) => string;
}

const english: WishlistCardLabels = { remove: (name) => `Remove ${name} from wishlist` };

export interface WishlistCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** The product's name. */
  title: string;
  /** URL of the product page. */
  href: string;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  /** Current price, formatted. */
  amount: string;
  /** Price before the discount, formatted. @default null */
  was?: string | null | undefined;
  picture: PictureSource | null;
  /** Fades in on hover or keyboard focus. @default null */
  secondPicture?: PictureSource | null | undefined;
  /** @default "available" */
  availability?: "available" | "sold-out" | undefined;
  /** Display width of the picture, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** @default "lazy" */
  priority?: ProductCardPictureProps["priority"] | undefined;
  /** Removes the product from the wishlist; without it there is no such button. */
  onRemove?: MouseEventHandler<HTMLButtonElement> | undefined;
  labels?: Partial<WishlistCardLabels> | undefined;
  /** Actions below the text: one or two buttons. */
  children?: ReactNode;
}

/** A product of the wishlist: picture, name, price, actions. Renders an `<article>` without a list item. */
export function WishlistCard({
  title,
  href,
  level = 2,
  render,
  amount,
  was = null,
  picture,
  secondPicture = null,
  availability = "available",
  sizes,
  priority,
  onRemove,
  labels,
  className = "",
  children,
  ...props
}: WishlistCardProps) {
  const words = useLabels("wishlistCard", english, labels);
  return (
    <ProductCard {...props} className={`sv:h-full ${className}`}>
      <ProductCardTitle level={level} href={href} render={render}>
        {title}
      </ProductCardTitle>
      <ProductCardPrice amount={amount} was={was} />
      {children && (
        <div data-part="choices" className="sv:relative sv:z-1 sv:mt-auto sv:grid sv:gap-2 sv:pt-3">
          {children}
        </div>
      )}
      <ProductCardPicture
        picture={picture}
        secondPicture={secondPicture}
        availability={availability}
        sizes={sizes}
        priority={priority}
      >
        {onRemove && (
          <ProductCardCorner>
            <IconButton label={words.remove(title)} variant="chip" onClick={onRemove}>
              <X />
            </IconButton>
          </ProductCardCorner>
        )}
      </ProductCardPicture>
    </ProductCard>
  );
}
