import { cva } from "class-variance-authority";

/** Optically lowered: lower-case letters without descenders look too high on the middle line. */
export const wordmark = cva("inline-block rounded-control font-display font-light tracking-[-0.045em] lowercase", {
  variants: {
    size: {
      header: "translate-y-[0.06em] px-2 text-[2.0625rem] leading-none xl:text-[2.5rem]",
      footer: "-ms-[0.025em] text-[8rem] leading-[0.72] lg:text-[clamp(5.25rem,13vw,11.875rem)]",
    },
  },
  defaultVariants: { size: "header" },
});
