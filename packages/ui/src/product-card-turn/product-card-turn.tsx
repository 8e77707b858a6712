"use client";

import type { ComponentProps, KeyboardEvent } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { turn, turnButton } from "./product-card-turn.recipe.ts";
import { PRODUCT_CARD_SIZES } from "../product-card/index.ts";

export interface ProductCardTurnLabels {
  /** Name of the button, which begins with what is seen on it; `name` is the product's. */
  next: (position: number, count: number, name: string) => string;
}

const english: ProductCardTurnLabels = {
  next: (position, count, name) => `${position} / ${count}, next picture of ${name}`,
};

export interface ProductCardTurnProps extends Omit<ComponentProps<"div">, "children"> {
  /** The product's name. */
  name: string;
  /** The picture that was turned to; null while the card shows what it shows by itself. */
  picture: PictureSource | null;
  /** Of the picture that is seen, from 1. */
  position: number;
  count: number;
  /** Asked for the next picture, or the one before it by the arrow keys. */
  onTurn: (step: 1 | -1) => void;
  /** @default PRODUCT_CARD_SIZES */
  sizes?: string | undefined;
  labels?: Partial<ProductCardTurnLabels>;
}

/**
 * Further pictures of a card, one at a time, and which of them is seen: a button that turns to the next. Under a mouse it is there while
 * the card is pointed at or has the focus. Stands in `ProductCardPicture`; everything else of the card can be pressed through it.
 */
export function ProductCardTurn({
  name,
  picture,
  position,
  count,
  onTurn,
  sizes = PRODUCT_CARD_SIZES,
  labels,
  className,
  ...props
}: ProductCardTurnProps) {
  const words = useLabels("productCardTurn", english, labels);
  const handleKey = (event: KeyboardEvent) => {
    const isForward = event.key === "ArrowRight";
    if (!isForward && event.key !== "ArrowLeft") return;
    event.preventDefault();
    const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
    onTurn(isForward === isTurned ? -1 : 1);
  };
  return (
    <div {...props} data-part="turn" className={turn({ className })}>
      {picture && <Picture source={picture} sizes={sizes} alt="" priority="eager" className="sv:size-full" />}
      <button
        type="button"
        aria-label={words.next(position, count, name)}
        onClick={() => onTurn(1)}
        onKeyDown={handleKey}
        className={turnButton()}
      >
        <bdi data-part="position">{`${position} / ${count}`}</bdi>
      </button>
    </div>
  );
}
