import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

export const list = cva("sv:tabular", {
  variants: { variant: { facts: [WHOLE, "sv:grid sv:grid-cols-[auto_minmax(0,1fr)] sv:gap-x-9"], sums: "" } },
});

/** The text face is high in its line box; less padding below centres the row optically. */
export const row = cva("sv:items-baseline sv:border-t", {
  variants: {
    list: {
      facts: "sv:col-span-2 sv:grid sv:grid-cols-subgrid sv:pt-3.75 sv:pb-3.25",
      sums: "sv:flex sv:flex-wrap sv:justify-between sv:text-end sv:gap-x-6 sv:pt-2.75 sv:pb-2.25",
    },
    variant: { normal: "sv:border-hairline", total: "sv:border-ink sv:text-price-lg" },
  },
  compoundVariants: [
    { list: "sums", variant: "normal", className: "sv:text-[length:var(--sv-text-label)] sv:leading-normal" },
  ],
});

export const term = cva("sv:min-w-0 sv:wrap-anywhere", {
  variants: { list: { facts: "sv:font-medium", sums: "sv:max-w-1/2 sv:shrink-0 sv:text-start" } },
});

/** Each value has the direction of its own text and the alignment of the list. */
export const detail = cva("sv:min-w-0 sv:wrap-anywhere sv:own-order", {
  variants: { list: { facts: "sv:text-muted", sums: "sv:ms-auto" } },
});
