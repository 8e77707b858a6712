import type { ComponentProps } from "react";
import { Picture, type PictureProps, type PictureSource } from "../picture/index.ts";
import { frame, secondPicture } from "./product-card.recipe.ts";

/** Display width of a card's picture in the default grid, as in `<img sizes>`. */
export const PRODUCT_CARD_SIZES = "(width >= 64rem) 24vw, (width >= 48rem) 32vw, 45vw";

/** `ProductCardBadges`, `ProductCardCorner`, `ProductCardActions` are its children. */
export interface ProductCardPictureProps extends ComponentProps<"div"> {
  picture: PictureSource | null;
  /** Fades in on hover or keyboard focus, and is fetched only then. @default null */
  secondPicture?: PictureSource | null | undefined;
  /** `sold-out` fades the picture; the card's text must say so too. @default "available" */
  availability?: "available" | "sold-out" | undefined;
  /** @default PRODUCT_CARD_SIZES */
  sizes?: string | undefined;
  /** `eager` is for rows visible without scrolling. @default "lazy" */
  priority?: PictureProps["priority"] | undefined;
}

/** Picture of the card with its overlays. It has no alternative text, because the title says the same. */
export function ProductCardPicture({
  picture,
  secondPicture: second = null,
  availability = "available",
  sizes = PRODUCT_CARD_SIZES,
  priority = "lazy",
  className,
  children,
  ...props
}: ProductCardPictureProps) {
  return (
    <div {...props} data-part="picture" data-state={availability} className={frame({ availability, className })}>
      <Picture source={picture} sizes={sizes} alt="" priority={priority} className="sv:size-full" />
      {second && (
        <span aria-hidden="true" className={secondPicture()}>
          <Picture source={second} sizes={sizes} alt="" className="sv:size-full sv:bg-transparent!" />
        </span>
      )}
      {children}
    </div>
  );
}
