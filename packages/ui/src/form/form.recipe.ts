import { cva } from "class-variance-authority";

export const form = cva("", {
  variants: { variant: { fields: "sv:grid sv:gap-5", sections: "" } },
  defaultVariants: { variant: "fields" },
});
