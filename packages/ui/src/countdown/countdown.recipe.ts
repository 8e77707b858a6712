import { cva } from "class-variance-authority";

export const countdown = cva("sv:tabular", {
  variants: { variant: { sale: "sv:text-caption sv:text-sale", inherit: "" } },
  defaultVariants: { variant: "sale" },
});
