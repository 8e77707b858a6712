import { cva } from "class-variance-authority";

export const quantity = cva("grid rounded-control border border-control tabular", {
  variants: {
    size: {
      sm: "min-h-control-sm w-[116px] grid-cols-[38px_1fr_38px]",
      md: "min-h-control w-[132px] grid-cols-[44px_1fr_44px]",
      lg: "min-h-control-lg w-[124px] grid-cols-[44px_1fr_44px] lg:w-[132px]",
    },
    state: { idle: "", busy: "cursor-progress opacity-busy" },
  },
  defaultVariants: { size: "md", state: "idle" },
});

export const step = cva(
  "grid place-items-center rounded-control not-disabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-faint [&>svg]:size-[1.125rem]",
);
