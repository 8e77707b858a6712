import { cva } from "class-variance-authority";

export const block = cva("sv:block sv:animate-skeleton sv:motion-reduce:animate-none", {
  variants: {
    ground: { page: "sv:bg-sunken", sunken: "sv:bg-media" },
    variant: {
      box: "",
      product: "sv:aspect-product sv:w-full",
      line: "sv:h-3.5",
      control: "sv:h-control sv:w-full sv:rounded-control",
      disc: "sv:aspect-square sv:rounded-full",
    },
    width: { auto: "", full: "sv:w-full", long: "sv:w-[70%]", short: "sv:w-2/5" },
  },
  defaultVariants: { ground: "page", variant: "box", width: "auto" },
});
