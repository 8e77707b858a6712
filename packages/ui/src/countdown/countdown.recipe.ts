import { cva } from "class-variance-authority";

export const countdown = cva("sv:tabular", {
  variants: { tone: { sale: "sv:text-caption sv:text-sale", inherit: "" } },
  defaultVariants: { tone: "sale" },
});
