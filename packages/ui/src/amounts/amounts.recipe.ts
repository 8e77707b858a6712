import { cva } from "class-variance-authority";

/** The text face sits high in its line: one pixel less below evens the row out. */
export const amount = cva("flex items-baseline justify-between gap-6 border-t pt-2.75 pb-2.25", {
  variants: {
    weight: { row: "border-hairline text-[0.9375rem] leading-normal", total: "border-ink text-price-lg" },
  },
  defaultVariants: { weight: "row" },
});

export const amountTerm = cva("shrink-0 max-w-1/2");
