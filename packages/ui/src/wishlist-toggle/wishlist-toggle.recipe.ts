import { cva } from "class-variance-authority";

/** One shape for both states: outlined or filled heart. */
export const heart = cva("sv:overflow-visible sv:stroke-current sv:stroke-14", {
  variants: {
    pressed: { true: "sv:text-accent", false: "sv:fill-none" },
    size: { icon: "", text: "sv:size-icon-sm" },
  },
  defaultVariants: { size: "icon" },
});
