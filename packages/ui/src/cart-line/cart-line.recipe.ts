import { cva } from "class-variance-authority";

export const line = cva("grid border-b border-hairline", {
  variants: {
    size: {
      sm: "grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 py-4",
      md: "grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-4.5 py-4.5",
    },
  },
  defaultVariants: { size: "md" },
});

/** Words keep their contrast while a line is on its way or cannot be had: only its picture pales. */
export const linePicture = cva("aspect-product self-start transition-opacity duration-base", {
  variants: {
    paleness: { none: "", busy: "opacity-busy", unavailable: "opacity-busy saturate-55" },
  },
});

export const remove = cva(
  "min-h-target pt-0.5 text-[0.9375rem] leading-none underline decoration-control decoration-1 underline-offset-4 hover:decoration-current aria-disabled:cursor-progress aria-disabled:text-faint",
);
