import { cva } from "class-variance-authority";

export const head = cva("sv:pb-3 sv:pe-4 sv:text-label sv:font-medium sv:last:pe-0", {
  variants: { align: { start: "sv:text-start", end: "sv:text-end" } },
  defaultVariants: { align: "start" },
});

/** Below 768 px a block: picture, words and quantity, the total and the way out on the right, or below where text is very large. */
export const row = cva(
  "sv:grid sv:grid-cols-[6rem_minmax(0,1fr)_auto] sv:gap-x-4.5 sv:py-4.5 sv:@max-[14rem]:grid-cols-[3rem_minmax(0,1fr)] sv:lg:table-row sv:lg:align-top",
  {
    variants: { ruled: { true: "sv:border-b sv:border-hairline", false: "" } },
  },
);

export const cell = cva("sv:lg:py-5 sv:lg:pe-4 sv:lg:align-top sv:lg:last:pe-0", {
  variants: {
    part: {
      product: "sv:contents sv:lg:table-cell",
      price:
        "sv:col-start-2 sv:mt-0.75 sv:text-caption sv:text-muted sv:lg:table-cell sv:lg:text-price sv:lg:font-regular sv:lg:text-ink",
      quantity: "sv:col-start-2 sv:mt-3 sv:@max-[14rem]:col-span-full sv:lg:table-cell sv:lg:pt-3.5",
      total:
        "sv:col-start-3 sv:row-start-1 sv:@max-[14rem]:col-start-2 sv:@max-[14rem]:row-auto sv:text-end sv:text-price sv:lg:table-cell sv:lg:w-32",
      remove:
        "sv:col-start-3 sv:row-start-3 sv:@max-[14rem]:col-start-2 sv:@max-[14rem]:row-auto sv:self-end sv:text-end sv:lg:table-cell sv:lg:pt-2 sv:lg:ps-2",
    },
  },
});
