import { cva } from "class-variance-authority";

export const footer = cva("bg-deep pt-[clamp(3.5rem,6.4vw,6rem)] text-on-deep print:hidden");

/** Columns 1-5 for the lead, 7-8, 9-10 and 11-12 for the links; phones have two columns of links side by side. */
export const columns = cva("grid grid-cols-2 gap-x-gutter gap-y-11 lg:grid-cols-12 lg:gap-y-14");

export const lead = cva("col-span-full xl:col-span-5");

export const column = cva("min-w-0", {
  variants: {
    place: {
      first: "lg:col-span-4 xl:col-span-2 xl:col-start-7",
      other: "lg:col-span-4 xl:col-span-2",
      contact: "max-lg:col-span-full lg:col-span-4 xl:col-span-2",
    },
  },
});

export const heading = cva("mb-2.5 text-label text-on-deep-muted");

export const link = cva(
  "inline-block rounded-control py-2 leading-normal wrap-anywhere decoration-1 underline-offset-5 hover:underline lg:py-1.5",
);

export const legal = cva("grid gap-1 text-caption text-on-deep-muted [&_a]:underline [&_a]:underline-offset-4");
