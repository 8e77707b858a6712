"use client";

import type { ComponentProps, CSSProperties, HTMLAttributes, ReactNode, Ref } from "react";
import { useHydrated } from "../lib/browser-state.ts";
import { Link, type LinkProps } from "../lib/link.tsx";
import { card, mark, trigger } from "./shop-the-look.recipe.ts";
import { PointContext, usePictureSpots, usePoint } from "./spots-context.ts";

const TARGET = "2.75rem";
const CARD = "15rem";

/** Left or upper edge of a box of this size with its centre at this point, or as near as the picture's edges allow. */
const centredAt = (percent: number, size: string, gap = "0rem") =>
  `clamp(${gap}, ${percent}% - ${size} / 2, 100% - ${size} - ${gap})`;

/** Below the trigger of a point in the upper half of the picture, above one in the lower half. */
const cardEdge = (percent: number): CSSProperties => {
  const past = (edge: number) => `calc(max(${edge}%, ${TARGET} / 2) + 1.25rem)`;
  return percent <= 50 ? { top: past(percent) } : { bottom: past(100 - percent) };
};

export interface ShopTheLookPointProps extends Omit<ComponentProps<"li">, "value"> {
  /** Unique value of the spot, such as the product's slug. */
  value: string;
  /** Distance from the left edge of the picture in per cent of its width, also in right-to-left pages. */
  x: number;
  /** Distance from the upper edge of the picture in per cent of its height. */
  y: number;
  /** A `ShopTheLookTrigger` and a `ShopTheLookCard`. */
  children?: ReactNode;
}

/**
 * A place on the picture for a trigger and its card. Renders an `<li>`; must be inside `ShopTheLookPicture`. Points closer
 * than 44 px overlap; on the smallest phones that is about 14 % of the picture's width.
 */
export function ShopTheLookPoint({ value, x, y, ...props }: ShopTheLookPointProps) {
  const { open } = usePictureSpots("<ShopTheLookPoint>");
  const state = open === value ? "open" : "closed";
  return (
    <PointContext value={{ value, x, y, state }}>
      <li {...props} data-part="point" data-state={state} />
    </PointContext>
  );
}

export interface ShopTheLookTriggerProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** URL of the product page, to which the trigger is a link without JavaScript. */
  href: string;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** The button on the picture that opens and closes the card of its point. Its text names the product. */
export function ShopTheLookTrigger({ href, render, className = "", style, ...props }: ShopTheLookTriggerProps) {
  const { spotProps, placeholderProps } = usePictureSpots("<ShopTheLookTrigger>");
  const { value, x, y } = usePoint("<ShopTheLookTrigger>");
  const own = {
    ...props,
    "data-part": "trigger",
    className: `${trigger} ${className}`,
    style: { left: centredAt(x, TARGET), top: centredAt(y, TARGET), ...style },
  };
  return useHydrated() ? (
    <button {...spotProps(value, own)} type="button" />
  ) : (
    <Link {...placeholderProps(value, own)} href={href} render={render} />
  );
}

export interface ShopTheLookMarkProps extends ComponentProps<"span"> {
  /** A number or a short sign. @default a dot */
  children?: ReactNode;
}

/** The visible part of a trigger: a disc with the number of the piece, or with a dot. */
export function ShopTheLookMark({ className, children, ...props }: ShopTheLookMarkProps) {
  const { state } = usePoint("<ShopTheLookMark>");
  return (
    <span {...props} data-part="mark" data-state={state} className={mark({ state, className })}>
      {children ?? <span className="sv:-mt-0.5 sv:size-2 sv:rounded-full sv:border-4 sv:border-current" />}
    </span>
  );
}

export interface ShopTheLookCardProps extends ComponentProps<"div"> {}

/** The card of a point while it is open; otherwise renders nothing. It is not modal. */
export function ShopTheLookCard({ className, style, ...props }: ShopTheLookCardProps) {
  const { cardProps } = usePictureSpots("<ShopTheLookCard>");
  const { x, y, state } = usePoint("<ShopTheLookCard>");
  if (state === "closed") return null;
  const place = { left: centredAt(x, CARD, "0.5rem"), ...cardEdge(y), ...style };
  return <div {...cardProps({ ...props, style: place })} data-part="card" className={card({ className })} />;
}

export interface ShopTheLookSpotProps extends Omit<ShopTheLookPointProps, "title"> {
  /** Name of the product, for screen readers. */
  title: ReactNode;
  /** URL of the product page, to which the spot is a link without JavaScript. */
  href: string;
  /** Number on the spot, which its `ShopTheLookItem` has too. @default none, and then it has a dot */
  number?: number | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  /** Content of the card: a `ShopTheLookPiece`. */
  children?: ReactNode;
}

/**
 * A hotspot and its card: a `ShopTheLookPoint` with `ShopTheLookTrigger`, `ShopTheLookMark` and `ShopTheLookCard`. Use these
 * parts where one of them must be different.
 */
export function ShopTheLookSpot({ title, href, number, render, children, ...props }: ShopTheLookSpotProps) {
  return (
    <ShopTheLookPoint {...props}>
      <ShopTheLookTrigger href={href} render={render}>
        <ShopTheLookMark>{number}</ShopTheLookMark>
        <span className="sv:sr-only">{title}</span>
      </ShopTheLookTrigger>
      <ShopTheLookCard>{children}</ShopTheLookCard>
    </ShopTheLookPoint>
  );
}
