import { cva } from "class-variance-authority";

/**
 * Two columns on a phone, up to three from 768 px, up to four from 1024 px. While new cards load, only the old pictures
 * fade; the text stays readable.
 */
export const grid = cva(
  "sv:group-aria-busy/grid:[&_picture]:opacity-busy sv:grid sv:grid-cols-2 sv:gap-x-gutter sv:gap-y-8 sv:lg:gap-y-12",
  {
    variants: {
      variant: { "grid-2": "", "grid-3": "sv:lg:grid-cols-3", "grid-4": "sv:lg:grid-cols-3 sv:xl:grid-cols-4" },
    },
  },
);
