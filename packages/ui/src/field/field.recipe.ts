import { cva } from "class-variance-authority";

/**
 * The box of each single-line control. The text face sits high in its line, hence the padding at the top. A value is read as its own
 * letters are, so that an address in Latin keeps its house number in front in a form in Arabic, and begins where the label does.
 */
export const controlBox = cva(
  "sv:block sv:w-full sv:rounded-control sv:border sv:border-control sv:bg-raised sv:px-3.5 sv:text-body sv:text-ink sv:own-order sv:placeholder:text-subtle sv:hover:border-strong sv:focus-visible:border-strong sv:[&[readonly]]:border-transparent sv:[&[readonly]]:bg-sunken sv:disabled:cursor-not-allowed sv:disabled:border-transparent sv:disabled:bg-disabled sv:disabled:text-faint sv:aria-invalid:border-medium sv:aria-invalid:border-danger",
  {
    variants: {
      lines: { one: "sv:h-control sv:pt-0.75 sv:leading-none", many: "sv:py-3" },
    },
    defaultVariants: { lines: "one" },
  },
);
