import { cva } from "class-variance-authority";

/** A list item of the header's full height, so that the pointer does not leave it on the way to the panel. */
export const menu = cva("sv:flex sv:h-full sv:items-center", {
  variants: { variant: { columns: "", dropdown: "sv:relative" } },
});

export const panel = cva(
  "sv:absolute sv:top-full sv:max-h-[calc(100svh-theme(spacing.header))] sv:animate-settle sv:overflow-y-auto sv:overscroll-contain sv:bg-raised sv:shadow-menu sv:outline-hidden",
  {
    variants: {
      variant: {
        columns: "sv:inset-x-0 sv:border-t sv:border-hairline sv:py-10",
        dropdown: "sv:-start-4 sv:w-70 sv:rounded-overlay sv:p-2",
      },
    },
  },
);

/** Groups run down the columns, which are about equally long, so that no cell of a last row stays empty. */
export const columns = cva("sv:-mb-8 sv:self-start sv:gap-x-gutter", {
  variants: { beside: { feature: "sv:col-span-3 sv:columns-3", nothing: "sv:col-span-4 sv:columns-4" } },
});

export const group = cva("sv:grid sv:break-inside-avoid sv:content-start sv:justify-items-start sv:gap-0.5 sv:pb-8");

export const link = cva("sv:items-center sv:rounded-control sv:pt-0.5", {
  variants: {
    rank: {
      group:
        "sv:inline-flex sv:min-h-target sv:text-label sv:underline-offset-4 sv:hover:underline sv:aria-[current]:underline",
      narrower:
        "sv:inline-flex sv:min-h-9 sv:text-small sv:text-muted sv:underline-offset-4 sv:hover:text-ink sv:hover:underline sv:aria-[current]:text-ink sv:aria-[current]:underline",
      option: "sv:flex sv:min-h-target sv:px-4 sv:text-label sv:hover:bg-sunken sv:aria-[current]:bg-sunken",
    },
  },
});
