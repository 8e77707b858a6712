import { cva } from "class-variance-authority";

/** The box of each single-line control. The text face sits high in its line, hence the padding at the top. */
export const controlBox = cva(
  "block w-full rounded-control border border-control bg-raised px-3.5 text-body text-ink placeholder:text-subtle hover:border-strong focus-visible:border-strong [&[readonly]]:border-transparent [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-faint aria-invalid:border-medium aria-invalid:border-danger",
  {
    variants: {
      lines: { one: "h-control pt-0.75 leading-none", many: "py-3" },
    },
    defaultVariants: { lines: "one" },
  },
);
