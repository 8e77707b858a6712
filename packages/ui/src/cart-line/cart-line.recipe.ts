import { cva } from "class-variance-authority";

/** Width of a line's picture: 72 or 96 px. */
export type CartLineSize = "sm" | "md";

export const line = cva("sv:grid sv:border-b sv:border-hairline", {
  variants: {
    size: {
      sm: "sv:grid-cols-[4.5rem_minmax(0,1fr)_auto] sv:gap-x-4 sv:py-4",
      md: "sv:grid-cols-[6rem_minmax(0,1fr)_auto] sv:gap-x-4.5 sv:py-4.5",
    },
  },
  defaultVariants: { size: "md" },
});

/** A busy or unavailable line fades only its picture, so that the text keeps its contrast. */
export const linePicture = cva("sv:aspect-product sv:self-start sv:transition-opacity sv:duration-base", {
  variants: {
    paleness: { none: "", busy: "sv:opacity-busy", unavailable: "sv:opacity-busy sv:saturate-55" },
  },
});

export const remove =
  "sv:min-h-target sv:pt-0.5 sv:text-[length:var(--sv-text-label)] sv:leading-none sv:underline sv:decoration-control sv:decoration-1 sv:underline-offset-4 sv:hover:decoration-current sv:aria-disabled:cursor-progress sv:aria-disabled:text-faint";
