import type { ComponentProps } from "react";
import { Picture, type PictureProps, type PictureSource } from "../picture/index.ts";
import { frame, secondPicture } from "./product-card.recipe.ts";

/** Width of a card's picture in the usual grid, as in `<img sizes>`. */
export const PRODUCT_CARD_SIZES = "(width >= 64rem) 24vw, (width >= 48rem) 32vw, 45vw";

/** `ProductCardBadges`, `ProductCardCorner`, `ProductCardActions` are its children. */
export interface ProductCardPictureProps extends ComponentProps<"div"> {
  picture: PictureSource | null;
  /** Fades in under a mouse or the keyboard's focus, and is fetched then. @default null */
  secondPicture?: PictureSource | null;
  /** `sold-out` pales the picture; say it in words too. @default "available" */
  availability?: "available" | "sold-out";
  /** @default PRODUCT_CARD_SIZES */
  sizes?: string | undefined;
  /** `eager` for the rows that are seen without scrolling. @default "lazy" */
  priority?: PictureProps["priority"];
}

/** The picture of the card with what lies on it. It has no text of its own: the title says the same. */
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
