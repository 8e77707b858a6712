import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

/**
 * Below 1024 px the picture fills the part of the first screen that the text leaves; above, it is the background of the
 * text.
 */
export const hero = cva(
  "sv:relative sv:flex sv:min-h-[calc(100svh-theme(spacing.header-mobile)-theme(spacing.toolbar)-3.375rem)] sv:flex-col sv:overflow-hidden sv:lg:min-h-[calc(100svh-theme(spacing.header-mobile)-3.9375rem)] sv:xl:min-h-[max(theme(spacing.hero-min),100svh-theme(spacing.header)-3.9375rem)] sv:xl:justify-end",
);

/** Mirrored as a whole if the title is on the other side, so that the title is over the quiet side of the picture. */
export const stage = cva(
  "sv:relative sv:[direction:ltr] sv:min-h-80 sv:grow sv:overflow-hidden sv:bg-media sv:xl:absolute sv:xl:inset-0 sv:xl:rtl:-scale-x-100",
);

/**
 * A picture with too little empty space for the title is extended by its own mirror image: the scene moves an eighth to
 * the right.
 */
export const scene = cva("sv:absolute sv:inset-y-0 sv:start-0 sv:w-full", {
  variants: { variant: { whole: "", extended: "sv:xl:start-[12.5%]" } },
});

export const mirror = cva("sv:absolute sv:inset-y-0 sv:start-0 sv:w-[12.5%] sv:overflow-hidden sv:max-xl:hidden");

export const mirrored = cva("sv:absolute sv:inset-y-0 sv:end-0 sv:w-[800%] sv:-scale-x-100");

export const film = cva(
  "sv:absolute sv:inset-0 sv:size-full sv:object-cover sv:object-[0_0] sv:xl:object-[0_20%] sv:transition-opacity sv:duration-image-swap sv:ease-standard sv:motion-reduce:transition-none",
  { variants: { started: { true: "", false: "sv:opacity-0" } } },
);

export const copy = cva([
  WHOLE,
  "sv:wrap sv:relative sv:pt-6 sv:pb-7 sv:xl:light-ground sv:xl:py-[clamp(2.25rem,5vw,4.5rem)] sv:xl:text-ink",
]);

export const title = cva("sv:max-w-[9.2em] sv:font-display sv:text-display", {
  variants: { variant: { whole: "", extended: "sv:xl:max-w-[5.2em]" } },
});
