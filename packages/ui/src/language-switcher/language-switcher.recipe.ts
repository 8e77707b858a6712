import { cva } from "class-variance-authority";

export const languages = cva("sv:text-label");

/** Side by side, or one below the other where they open below a summary. */
export const list = cva("sv:flex sv:gap-x-5", {
  variants: { isFolded: { true: "sv:flex-col", false: "sv:flex-wrap" } },
});

export const summary = cva(
  "sv:flex sv:min-h-target sv:w-fit sv:items-center sv:gap-2 sv:rounded-control sv:[&::-webkit-details-marker]:hidden",
);

export const caret = cva(
  "sv:size-icon-sm sv:shrink-0 sv:transition-transform sv:duration-fast sv:group-open/languages:rotate-180",
);

export const item = cva("sv:min-w-0");

/** The order of a name is that of its own letters, with its brackets, on a page of the other direction too. */
export const link = cva(
  "sv:inline-block sv:rounded-control sv:py-3 sv:leading-normal sv:wrap-anywhere sv:own-order sv:decoration-1 sv:underline-offset-5 sv:hover:underline",
);

export const current = cva(
  "sv:relative sv:inline-block sv:py-3 sv:leading-normal sv:font-medium sv:wrap-anywhere sv:own-order sv:after:absolute sv:after:inset-x-0 sv:after:bottom-2 sv:after:h-stitch sv:after:stitch",
);
