import { cva } from "class-variance-authority";

export const list = cva("", {
  variants: {
    variant: {
      row: "sv:-mx-1.5 sv:flex sv:gap-3 sv:overflow-x-auto sv:border-b sv:border-hairline sv:[scrollbar-width:none]",
      rail: "sv:flex-col sv:lg:flex",
    },
    unfolded: { true: "sv:flex", false: "" },
  },
  compoundVariants: [{ variant: "rail", unfolded: false, class: "sv:hidden" }],
});

/**
 * A stitched line marks the current tab: below it in a row, 24 px of it in the margin beside a rail, so that all names are
 * aligned.
 */
export const tab = cva(
  "sv:relative sv:flex sv:min-h-11 sv:shrink-0 sv:items-center sv:pt-0.5 sv:text-start sv:text-label sv:text-muted sv:hover:text-ink sv:aria-selected:text-ink",
  {
    variants: {
      variant: {
        row: "sv:px-1.5 sv:focus-visible:-outline-offset-2 sv:aria-selected:after:absolute sv:aria-selected:after:inset-x-1.5 sv:aria-selected:after:bottom-1.5 sv:aria-selected:after:h-stitch sv:aria-selected:after:stitch",
        rail: "sv:aria-selected:before:absolute sv:aria-selected:before:-start-8 sv:aria-selected:before:h-stitch sv:aria-selected:before:w-6 sv:lg:aria-selected:before:stitch",
      },
    },
  },
);
