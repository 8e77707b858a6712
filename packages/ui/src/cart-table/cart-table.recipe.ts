import { cva } from "class-variance-authority";

export const head = cva("pb-3 pe-4 text-label font-medium last:pe-0", {
  variants: { align: { start: "text-start", end: "text-end" } },
  defaultVariants: { align: "start" },
});

/** Below 768 px a block: picture, words and quantity, the total and the way out on the right. */
export const row = cva("grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-4.5 py-4.5 lg:table-row lg:align-top", {
  variants: { ruled: { true: "border-b border-hairline", false: "" } },
});

export const cell = cva("lg:py-5 lg:pe-4 lg:align-top lg:last:pe-0", {
  variants: {
    part: {
      product: "contents lg:table-cell",
      price: "col-start-2 mt-0.75 text-caption text-muted lg:table-cell lg:text-price lg:font-regular lg:text-ink",
      quantity: "col-start-2 mt-3 lg:table-cell lg:pt-3.5",
      total: "col-start-3 row-start-1 text-end text-price lg:table-cell lg:w-32",
      remove: "col-start-3 row-start-3 self-end text-end lg:table-cell lg:pt-2 lg:ps-2",
    },
  },
});
