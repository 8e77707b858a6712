import { cva } from "class-variance-authority";

/** The dot before the word: the word alone says it too. */
export const dot = cva("size-2 shrink-0 rounded-full", {
  variants: {
    tone: {
      neutral: "bg-muted",
      info: "bg-info",
      warning: "bg-warning",
      accent: "bg-accent",
      success: "bg-success",
      danger: "bg-danger",
    },
  },
  defaultVariants: { tone: "neutral" },
});

/** Rows are blocks with a label before each cell below 1024 px, and a table above. */
export const row = cva("grid grid-cols-2 gap-x-4 border-b border-hairline py-4 xl:table-row xl:py-0");
export const cell = cva("py-1 align-middle wrap-anywhere xl:table-cell xl:h-16 xl:pe-6 xl:last:pe-0");
export const cellLabel = cva("block text-caption text-muted xl:hidden");
