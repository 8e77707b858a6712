import { cva } from "class-variance-authority";

/** Optically lowered: lower-case letters without descenders look too high on the middle line. */
export const wordmark = cva(
  "sv:inline-block sv:rounded-control sv:font-display sv:font-light sv:tracking-[-0.045em] sv:lowercase",
  {
    variants: {
      size: {
        header: "sv:translate-y-[0.06em] sv:px-2 sv:text-[2.0625rem] sv:leading-none sv:xl:text-[2.5rem]",
        footer: "sv:-ms-[0.025em] sv:text-[8rem] sv:leading-[0.72] sv:lg:text-[clamp(5.25rem,13vw,11.875rem)]",
      },
    },
    defaultVariants: { size: "header" },
  },
);
