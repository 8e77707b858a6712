import { cva } from "class-variance-authority";

/**
 * Two columns on a phone; three are offered from 768 px, four from 1024 px. While new cards are on their way the old
 * pictures pale; the words stay as readable as they were.
 */
export const grid = cva("grid grid-cols-2 gap-x-gutter gap-y-8 lg:gap-y-12", {
  variants: {
    layout: { "grid-2": "", "grid-3": "lg:grid-cols-3", "grid-4": "lg:grid-cols-3 xl:grid-cols-4" },
    state: { ready: "", loading: "", refreshing: "[&_picture]:opacity-busy", failed: "" },
  },
});
