import { cva } from "class-variance-authority";

/** On, it stands on a ground of its own, which forced colours show as a frame. */
export const scales = cva("sv:size-icon-sm sv:rounded-control", {
  variants: {
    pressed: { true: "sv:bg-accent sv:text-on-accent sv:outline-2 sv:outline-accent", false: "" },
  },
});
