import { cva } from "class-variance-authority";

/** A list item as high as the header, so that the pointer never leaves it on its way to the panel. */
export const menu = cva("flex h-full items-center", {
  variants: { shape: { columns: "", dropdown: "relative" } },
});

export const panel = cva(
  "absolute top-full max-h-[calc(100svh-theme(spacing.header))] animate-settle overflow-y-auto overscroll-contain bg-raised shadow-menu outline-hidden",
  {
    variants: {
      shape: {
        columns: "inset-x-0 border-t border-hairline py-10",
        dropdown: "-start-4 w-70 rounded-overlay p-2",
      },
    },
  },
);

export const column = cva("grid content-start justify-items-start gap-0.5");

export const category = cva(
  "inline-flex min-h-target items-center rounded-control pt-0.5 text-label underline-offset-4 hover:underline aria-[current]:underline",
);

export const subCategory = cva(
  "inline-flex min-h-9 items-center rounded-control pt-0.5 text-small text-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline",
);

export const option = cva(
  "flex min-h-target items-center rounded-control px-4 pt-0.5 text-label hover:bg-sunken aria-[current]:bg-sunken",
);
