import { cva } from "class-variance-authority";

export const block = cva("block animate-skeleton motion-reduce:animate-none", {
  variants: {
    ground: { page: "bg-sunken", sunken: "bg-media" },
    shape: {
      box: "",
      product: "aspect-product w-full",
      line: "h-3.5",
      control: "h-control w-full rounded-control",
      disc: "aspect-square rounded-full",
    },
    width: { auto: "", full: "w-full", long: "w-[70%]", short: "w-2/5" },
  },
  defaultVariants: { ground: "page", shape: "box", width: "auto" },
});
