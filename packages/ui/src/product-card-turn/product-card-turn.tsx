"use client";

import type { ComponentProps, KeyboardEvent } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { turn, turnButton } from "./product-card-turn.recipe.ts";
import { PRODUCT_CARD_SIZES } from "../product-card/index.ts";

export interface ProductCardTurnLabels {
  /** Accessible name of the button, which begins with its visible text; `name` is the product's. */
  next: (position: number, count: number, name: string) => string;
}

const english: ProductCardTurnLabels = {
  next: (position, count, name) => `${position} / ${count}, next picture of ${name}`,
};

export interface ProductCardTurnProps extends Omit<ComponentProps<"div">, "children"> {
  /** The product's name. */
  name: string;
  /** The picture selected with the button; null while the card shows its default picture. */
  picture: PictureSource | null;
  /** Position of the visible picture, from 1. */
  position: number;
  count: number;
  /** Called for the next (1) or, by arrow key, the previous (-1) picture. */
  onTurn: (step: 1 | -1) => void;
  /** @default PRODUCT_CARD_SIZES */
  sizes?: string | undefined;
  labels?: Partial<ProductCardTurnLabels> | undefined;
}

/**
 * Further pictures of a card, one at a time, with a button that shows the position and turns to the next. With a mouse the
 * button is visible while the card is hovered or focused. Place it in `ProductCardPicture`; it does not block presses on
 * the rest of the card.
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
