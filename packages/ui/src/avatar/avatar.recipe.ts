import { cva } from "class-variance-authority";

export const avatar = cva(
  "sv:relative sv:grid sv:shrink-0 sv:place-items-center sv:overflow-hidden sv:rounded-full sv:bg-accent-soft sv:pt-0.5 sv:text-on-accent-soft",
  {
    variants: { size: { sm: "sv:size-9 sv:font-medium", lg: "sv:size-16 sv:text-h4" } },
    defaultVariants: { size: "sm" },
  },
);
