import { cva } from "class-variance-authority";

export const price = cva("sv:flex sv:flex-wrap sv:items-baseline sv:gap-x-2.5 sv:tabular", {
  variants: { size: { md: "sv:text-price sv:leading-card", lg: "sv:text-price-lg" } },
  defaultVariants: { size: "md" },
});

export const struck = cva("sv:font-regular sv:text-subtle", {
  variants: { size: { md: "", lg: "sv:text-[1.0625rem]" } },
  defaultVariants: { size: "md" },
});
