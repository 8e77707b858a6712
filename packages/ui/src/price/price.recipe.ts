import { cva } from "class-variance-authority";

export const price = cva("flex flex-wrap items-baseline gap-x-2.5 tabular", {
  variants: { size: { md: "text-price leading-[1.4]", lg: "text-price-lg" } },
  defaultVariants: { size: "md" },
});

export const struck = cva("font-regular text-subtle", {
  variants: { size: { md: "", lg: "text-[1.0625rem]" } },
  defaultVariants: { size: "md" },
});
