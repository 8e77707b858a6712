import { cva } from "class-variance-authority";

export const quantity = cva("grid rounded-control border border-control tabular", {
  variants: {
    size: {
      sm: "min-h-control-sm w-29 grid-cols-[2.375rem_1fr_2.375rem]",
      md: "min-h-control w-33 grid-cols-[theme(spacing.target)_1fr_theme(spacing.target)]",
      lg: "min-h-control-lg w-31 grid-cols-[theme(spacing.target)_1fr_theme(spacing.target)] lg:w-33",
    },
    state: { idle: "", busy: "cursor-progress opacity-busy" },
  },
  defaultVariants: { size: "md", state: "idle" },
});

export const step = cva(
  "grid place-items-center rounded-control not-disabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-faint [&>svg]:size-[1.125rem]",
);
