import { cva } from "class-variance-authority";

export const countdown = cva("tabular", {
  variants: { tone: { sale: "text-caption text-sale", inherit: "" } },
  defaultVariants: { tone: "sale" },
});
