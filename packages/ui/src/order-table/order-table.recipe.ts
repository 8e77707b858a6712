import { cva } from "class-variance-authority";

/** The dot before the word: the word alone says it too. */
export const dot = cva("sv:size-2 sv:shrink-0 sv:rounded-full", {
  variants: {
    tone: {
      neutral: "sv:bg-muted",
      info: "sv:bg-info",
      warning: "sv:bg-warning",
      accent: "sv:bg-accent",
      success: "sv:bg-success",
      danger: "sv:bg-danger",
    },
  },
  defaultVariants: { tone: "neutral" },
});

/** Rows are blocks with a label before each cell below 1024 px, and a table above. */
export const row = cva(
  "sv:grid sv:grid-cols-2 sv:gap-x-4 sv:border-b sv:border-hairline sv:py-4 sv:xl:table-row sv:xl:py-0",
);
export const cell = cva(
  "sv:py-1 sv:align-middle sv:wrap-anywhere sv:xl:table-cell sv:xl:h-16 sv:xl:pe-6 sv:xl:last:pe-0",
);
export const cellLabel = cva("sv:block sv:text-caption sv:text-muted sv:xl:hidden");
