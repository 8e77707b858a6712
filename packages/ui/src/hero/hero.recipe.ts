import { cva } from "class-variance-authority";

/** Below 1024 px the picture fills what the copy below it leaves of the first screen; above, it is the ground of the copy. */
export const hero = cva(
  "relative flex min-h-[calc(100svh-theme(spacing.header-mobile)-theme(spacing.toolbar)-3.25rem)] flex-col overflow-hidden lg:min-h-[calc(100svh-theme(spacing.header-mobile)-3.875rem)] xl:h-[calc(100svh-theme(spacing.header)-3.875rem)] xl:min-h-hero-min xl:justify-end",
);

export const stage = cva("relative min-h-80 grow overflow-hidden bg-media xl:absolute xl:inset-0");

/** A wall with too little room for the title is continued by its own mirror image: the scene moves an eighth to the right. */
export const scene = cva("absolute inset-y-0 start-0 w-full", {
  variants: { wall: { whole: "", extended: "xl:start-[12.5%]" } },
});

export const mirror = cva("absolute inset-y-0 start-0 w-[12.5%] overflow-hidden max-xl:hidden");

export const mirrored = cva("absolute inset-y-0 end-0 w-[800%] -scale-x-100");

export const film = cva(
  "absolute inset-0 size-full object-cover object-[0_0] transition-opacity duration-image-swap ease-standard motion-reduce:transition-none",
  { variants: { started: { true: "", false: "opacity-0" } } },
);

export const copy = cva("wrap relative pt-6 pb-7 xl:light-ground xl:py-[clamp(2.25rem,5vw,4.5rem)] xl:text-ink");

export const title = cva("max-w-[9.2em] font-display text-display", {
  variants: { wall: { whole: "", extended: "xl:max-w-[5.2em]" } },
});
