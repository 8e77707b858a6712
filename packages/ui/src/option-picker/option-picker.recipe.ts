import { cva } from "class-variance-authority";

export const cells = cva("", {
  variants: {
    layout: { grid: "sv:grid sv:grid-cols-6 sv:gap-2 sv:lg:max-xl:grid-cols-3", flow: "sv:flex sv:flex-wrap sv:gap-2" },
  },
  defaultVariants: { layout: "grid" },
});

/** A cell shows the state of the radio in it; the radio itself covers the cell and is not seen. */
export const cell = cva(
  "sv:relative sv:grid sv:min-h-control sv:grid-flow-col sv:place-content-center sv:place-items-center sv:gap-2.5 sv:rounded-control sv:border sv:border-control sv:px-1 sv:pt-0.75 sv:text-label sv:leading-none sv:font-regular sv:group-aria-invalid/options:border-danger sv:hover:border-strong sv:has-checked:border-strong sv:has-checked:font-medium sv:has-checked:inset-ring sv:has-checked:inset-ring-ink sv:has-focus-visible:outline-2 sv:has-focus-visible:outline-offset-2 sv:has-focus-visible:outline-ring sv:has-disabled:cursor-not-allowed sv:has-disabled:text-faint sv:forced-colors:has-checked:outline-2",
  {
    variants: {
      availability: {
        available: "",
        "sold-out":
          "sv:border-hairline sv:bg-[linear-gradient(to_top_right,transparent_calc(50%-0.0375rem),var(--sv-control)_calc(50%-0.0375rem)_calc(50%+0.0375rem),transparent_calc(50%+0.0375rem))] sv:text-subtle sv:forced-colors:line-through",
      },
      span: { cell: "", row: "sv:col-span-full", content: "sv:px-5" },
    },
    defaultVariants: { availability: "available", span: "cell" },
  },
);
