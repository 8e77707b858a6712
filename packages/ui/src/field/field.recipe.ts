import { cva } from "class-variance-authority";

/**
 * Box of a single-line control. The text face is high in its line box, hence the padding at the top. The value has the
 * direction of its own text (an address in Latin letters keeps its order in an Arabic form) and is aligned with the label.
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
