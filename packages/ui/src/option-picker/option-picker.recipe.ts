import { cva } from "class-variance-authority";

export const cells = cva("", {
  variants: {
    layout: { grid: "grid grid-cols-6 gap-2 lg:max-xl:grid-cols-3", flow: "flex flex-wrap gap-2" },
  },
  defaultVariants: { layout: "grid" },
});

/** A cell shows the state of the radio in it; the radio itself covers the cell and is not seen. */
export const cell = cva(
  "relative grid min-h-control grid-flow-col place-content-center place-items-center gap-2.5 rounded-control border border-control px-1 pt-0.75 text-label leading-none font-regular group-aria-invalid/options:border-danger hover:border-strong has-checked:border-strong has-checked:font-medium has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:text-faint forced-colors:has-checked:outline-2",
  {
    variants: {
      availability: {
        available: "",
        "sold-out":
          "border-hairline bg-[linear-gradient(to_top_right,transparent_calc(50%-0.0375rem),var(--c-control)_calc(50%-0.0375rem)_calc(50%+0.0375rem),transparent_calc(50%+0.0375rem))] text-subtle forced-colors:line-through",
      },
      span: { cell: "", row: "col-span-full", content: "px-5" },
    },
    defaultVariants: { availability: "available", span: "cell" },
  },
);
