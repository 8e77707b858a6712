import { cva } from "class-variance-authority";

export const footer = cva("sv:bg-deep sv:pt-[clamp(3.5rem,6.4vw,6rem)] sv:text-on-deep sv:print:hidden");

/** Columns 1-5 for the lead, 7-8, 9-10 and 11-12 for the links; two columns of links on phones. */
export const columns = cva("sv:grid sv:grid-cols-2 sv:gap-x-gutter sv:gap-y-11 sv:lg:grid-cols-12 sv:lg:gap-y-14");

export const lead = cva("sv:col-span-full sv:xl:col-span-5");

export const column = cva("sv:min-w-0 sv:lg:col-span-4 sv:xl:col-span-2 sv:xl:first-of-type:col-start-7", {
  variants: { width: { half: "", full: "sv:max-lg:col-span-full" } },
});

export const heading = cva("sv:mb-2.5 sv:text-label sv:text-on-deep-muted");

/** Phone numbers are written left to right in every language. */
export const link = cva(
  "sv:inline-block sv:rounded-control sv:py-2 sv:leading-normal sv:wrap-anywhere sv:own-order sv:decoration-1 sv:underline-offset-5 sv:hover:underline sv:lg:py-1.5",
);

/** Wordmark and small print: stacked on narrow screens, otherwise starting at columns 1 and 7. */
export const foot = cva(
  "sv:mt-[clamp(3rem,7vw,6.5rem)] sv:flex sv:flex-col-reverse sv:gap-10 sv:pb-7 sv:lg:pb-9 sv:xl:grid sv:xl:grid-cols-12 sv:xl:items-end sv:xl:gap-x-gutter",
);

export const legal = cva(
  "sv:mt-4 sv:grid sv:gap-1 sv:text-caption sv:text-on-deep-muted sv:[&_a]:underline sv:[&_a]:underline-offset-4",
);
