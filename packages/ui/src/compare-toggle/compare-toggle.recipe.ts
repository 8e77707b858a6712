import { cva } from "class-variance-authority";

/** When pressed it has a background of its own, which forced colours show as a frame. */
export const scales = cva("sv:size-icon-sm sv:rounded-control", {
  variants: {
    pressed: { true: "sv:bg-accent sv:text-on-accent sv:outline-2 sv:outline-accent", false: "" },
  },
});
