import { cva } from "class-variance-authority";

/** Neither red nor moving: it is a fact, and does not urge. */
export const lowStock = cva("sv:text-small", {
  variants: {
    state: {
      plenty: "",
      low: "sv:flex sv:items-baseline sv:gap-2 sv:before:size-2 sv:before:shrink-0 sv:before:rounded-full sv:before:bg-warning sv:forced-colors:before:border",
    },
  },
});
