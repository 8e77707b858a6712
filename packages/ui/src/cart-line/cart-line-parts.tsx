"use client";

import type { ReactNode } from "react";
import { FieldError } from "../field/index.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { linePicture, remove } from "./cart-line.recipe.ts";

/** Content of a cart line, shared by list and table. */
export interface CartLineContent {
  /** Name and options as text: "Ivory kurta, size M". Part of the controls' names. */
  product: string;
  /** `null` if the product has no picture any more. */
  picture: PictureSource | null;
  /** Name of the product, as a link to it. */
  title: ReactNode;
  /** "Indigo cotton, size M". */
  options?: ReactNode;
  /** Custom measurements with a link to change them: "Custom: bust 36, waist 30, hip 40 in." */
  custom?: ReactNode;
  /** A `Quantity`; omit it if the product is unavailable. */
  quantity?: ReactNode;
  /** Total of the line, formatted. */
  total: ReactNode;
  onRemove: () => void;
  /** `busy` while the line is being removed: Remove ignores presses. Not while its quantity changes. @default "idle" */
  state?: "idle" | "busy" | undefined;
  /** `unavailable` fades the picture; give the reason in `error`. @default "available" */
  availability?: "available" | "unavailable" | undefined;
  /** What failed, or why the product cannot be bought. */
  error?: ReactNode;
}

type LinePictureProps = Pick<CartLineContent, "picture" | "state" | "availability"> & {
  sizes: string;
  className?: string | undefined;
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
  <div className="sv:min-w-0 sv:text-small sv:leading-card">
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

/** Removes the line from the cart. It stays focusable while the line is busy. */
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

/** What failed, or why the product cannot be bought. Rendered from the start, so that later messages are announced. */
export const LineError = ({ error, className = "" }: Pick<CartLineContent, "error"> & { className?: string }) => (
  <div role="alert" className={`sv:col-span-full sv:empty:hidden ${className}`}>
    {error && <FieldError className="sv:mt-3">{error}</FieldError>}
  </div>
);
