"use client";

import type { ReactNode } from "react";
import { FieldError } from "../field/index.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { linePicture, remove } from "./cart-line.recipe.ts";

/** What each line of a cart shows, in a list and in a table alike. */
export interface CartLineContent {
  /** Name and options in words: "Ivory kurta, size M". The controls' names carry it. */
  product: string;
  /** `null` when there is none any more. */
  picture: PictureSource | null;
  /** Name of the piece, as a link to it. */
  title: ReactNode;
  /** "Indigo cotton, size M". */
  options?: ReactNode;
  /** A size made to measure, with the way to change it: "Custom: bust 36, waist 30, hip 40 in." and a link. */
  custom?: ReactNode;
  /** A `Quantity`, or nothing where the piece cannot be had. */
  quantity?: ReactNode;
  /** Of all pieces of the line, ready to read. */
  total: ReactNode;
  onRemove: () => void;
  /** `busy` while the line is being changed or removed: presses are ignored. @default "idle" */
  state?: "idle" | "busy";
  /** `unavailable` pales the picture; say why in `error`. @default "available" */
  availability?: "available" | "unavailable";
  /** What failed, or why the piece cannot be bought. */
  error?: ReactNode;
}

type LinePictureProps = Pick<CartLineContent, "picture" | "state" | "availability"> & {
  sizes: string;
  className?: string;
};

export const LinePicture = ({ picture, state, availability, sizes, className }: LinePictureProps) => (
  <Picture
    source={picture}
    alt=""
    sizes={sizes}
    className={linePicture({
      paleness: availability === "unavailable" ? "unavailable" : state === "busy" ? "busy" : "none",
      className,
    })}
  />
);

/** Name, options and measurements of a line. */
export const LineText = ({ title, options, custom }: Pick<CartLineContent, "title" | "options" | "custom">) => (
  <div className="sv:min-w-0 sv:text-small sv:leading-[1.4]">
    <div data-part="title" className="sv:wrap-anywhere sv:[&_a:hover]:text-accent">
      {title}
    </div>
    {options && <p className="sv:mt-0.75 sv:text-caption sv:text-balance sv:text-muted sv:wrap-anywhere">{options}</p>}
    {custom && (
      <p className="sv:mt-0.75 sv:text-caption sv:text-balance sv:text-muted sv:wrap-anywhere sv:[&_a]:underline sv:[&_a]:underline-offset-3">
        {custom}
      </p>
    )}
  </div>
);

type RemoveProps = Pick<CartLineContent, "product" | "onRemove" | "state"> & { label: string };

/** Takes the line out of the cart. It stays focusable while the line is busy. */
export const LineRemove = ({ product, onRemove, state, label }: RemoveProps) => (
  <button
    type="button"
    data-part="remove"
    aria-disabled={state === "busy" || undefined}
    onClick={state === "busy" ? undefined : onRemove}
    className={remove}
  >
    <span>{label}</span>
    <span className="sv:sr-only">{` ${product}`}</span>
  </button>
);

/** What failed, or why the piece cannot be bought. It is in the page from the start, so that its words are heard when they come. */
export const LineError = ({ error, className = "" }: Pick<CartLineContent, "error"> & { className?: string }) => (
  <div role="alert" className={`sv:col-span-full sv:empty:hidden ${className}`}>
    {error && <FieldError className="sv:mt-3">{error}</FieldError>}
  </div>
);
