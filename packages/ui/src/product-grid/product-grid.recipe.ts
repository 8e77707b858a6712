import { cva } from "class-variance-authority";

/**
 * Two columns on a phone; three are offered from 768 px, four from 1024 px. While new cards are on their way the old
 * pictures pale; the words stay as readable as they were.
 */
export const grid = cva(
  "sv:group-aria-busy/grid:[&_picture]:opacity-busy sv:grid sv:grid-cols-2 sv:gap-x-gutter sv:gap-y-8 sv:lg:gap-y-12",
  {
    variants: {
      layout: { "grid-2": "", "grid-3": "sv:lg:grid-cols-3", "grid-4": "sv:lg:grid-cols-3 sv:xl:grid-cols-4" },
    },
  },
);
