import { cva } from "class-variance-authority";

export const list = cva("", {
  variants: {
    form: {
      row: "-mx-1.5 flex gap-3 overflow-x-auto border-b border-hairline [scrollbar-width:none]",
      rail: "flex-col lg:flex",
    },
    unfolded: { true: "flex", false: "" },
  },
  compoundVariants: [{ form: "rail", unfolded: false, class: "hidden" }],
});

/** The stitch marks the current tab: under it in a row, 24 px of it before it in a rail. */
export const tab = cva(
  "relative flex min-h-target shrink-0 items-center pt-0.5 text-start text-label text-muted hover:text-ink aria-selected:text-ink",
  {
    variants: {
      form: {
        row: "px-1.5 focus-visible:-outline-offset-2 aria-selected:after:absolute aria-selected:after:inset-x-1.5 aria-selected:after:bottom-1.5 aria-selected:after:h-stitch aria-selected:after:stitch",
        rail: "aria-selected:before:me-3 aria-selected:before:h-stitch aria-selected:before:w-6 aria-selected:before:stitch",
      },
    },
  },
);
