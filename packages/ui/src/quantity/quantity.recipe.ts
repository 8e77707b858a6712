import { cva } from "class-variance-authority";

export const quantity = cva("sv:grid sv:rounded-control sv:border sv:border-control sv:tabular", {
  variants: {
    size: {
      sm: "sv:min-h-control-sm sv:w-29 sv:grid-cols-[2.375rem_1fr_2.375rem]",
      md: "sv:min-h-control sv:w-33 sv:grid-cols-[theme(spacing.target)_1fr_theme(spacing.target)]",
      lg: "sv:min-h-control-lg sv:w-31 sv:grid-cols-[theme(spacing.target)_1fr_theme(spacing.target)] sv:lg:w-33",
    },
    state: { idle: "", busy: "sv:cursor-progress sv:opacity-busy" },
  },
  defaultVariants: { size: "md" },
});

/** As wide as the space between the buttons, or as its number in browsers that can measure it. */
export const field = cva(
  "sv:field-sizing-content sv:w-full sv:min-w-0 sv:supports-[field-sizing:content]:min-w-max sv:appearance-none sv:rounded-control sv:pt-0.5 sv:text-center sv:disabled:text-faint",
);

export const stepButton = cva(
  "sv:grid sv:place-items-center sv:rounded-control sv:not-disabled:hover:bg-sunken sv:disabled:cursor-not-allowed sv:disabled:text-faint sv:[&>svg]:size-[1.125rem]",
);
