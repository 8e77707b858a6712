import { cva } from "class-variance-authority";

/** The text face sits high in its line: one pixel less below evens the row out. */
export const amount = cva("sv:flex sv:items-baseline sv:justify-between sv:gap-6 sv:border-t sv:pt-2.75 sv:pb-2.25", {
  variants: {
    weight: {
      row: "sv:border-hairline sv:text-[0.9375rem] sv:leading-normal",
      total: "sv:border-ink sv:text-price-lg",
    },
  },
  defaultVariants: { weight: "row" },
});

export const amountTerm = cva("sv:shrink-0 sv:max-w-1/2");
