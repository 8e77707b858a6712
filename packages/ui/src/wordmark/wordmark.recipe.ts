import { cva } from "class-variance-authority";

/**
 * Lowered optically, because lower-case letters without descenders look too high when centred. Never wider than the
 * screen, whatever text size and spacing the reader has set.
 */
export const wordmark = cva(
  "sv:inline-block sv:rounded-control sv:font-display sv:font-light sv:tracking-[-0.045em] sv:lowercase sv:wrap-anywhere",
  {
    variants: {
      size: {
        header:
          "sv:translate-y-[0.06em] sv:px-2 sv:text-[min(2.0625rem,12vw)] sv:leading-none sv:xl:text-[min(2.5rem,4vw)]",
        footer:
          "sv:-ms-[0.025em] sv:text-[min(8rem,30vw)] sv:leading-[0.72] sv:lg:text-[clamp(5.25rem,13vw,11.875rem)]",
      },
    },
    defaultVariants: { size: "header" },
  },
);
