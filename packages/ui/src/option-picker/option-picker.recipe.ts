import { cva } from "class-variance-authority";

export const cells = cva("", {
  variants: {
    variant: {
      grid: "sv:grid sv:grid-cols-6 sv:gap-2 sv:lg:max-xl:grid-cols-3",
      flow: "sv:flex sv:flex-wrap sv:gap-2",
    },
  },
  defaultVariants: { variant: "grid" },
});

export const cell = cva(
  "sv:relative sv:grid sv:min-h-control sv:place-items-center sv:px-1 sv:pt-0.75 sv:text-label sv:leading-none sv:font-regular sv:has-checked:font-medium sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint",
  {
    variants: {
      availability: { available: "", "sold-out": "sv:text-subtle" },
      variant: { cell: "", row: "sv:col-span-full", content: "sv:px-5" },
    },
    // A stroke across the whole line would run through its words.
    compoundVariants: [{ availability: "sold-out", variant: "row", class: "sv:line-through" }],
    defaultVariants: { availability: "available", variant: "cell" },
  },
);

/** The radio itself is the visible box of the cell and shows its state. */
export const box = cva(
  "sv:absolute sv:inset-0 sv:size-full sv:cursor-[inherit] sv:appearance-none sv:rounded-control sv:border sv:border-control sv:group-aria-invalid/choice:border-danger sv:hover:border-strong sv:checked:border-strong sv:checked:inset-ring sv:checked:inset-ring-ink sv:forced-colors:checked:outline-2",
  {
    variants: {
      availability: { available: "", "sold-out": "sv:border-hairline" },
    },
    defaultVariants: { availability: "available" },
  },
);
