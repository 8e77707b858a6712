import { cva } from "class-variance-authority";

export const marquee = cva(
  "relative flex h-13 items-center overflow-hidden bg-page motion-reduce:overflow-x-auto lg:h-15.5 motion-reduce:[scrollbar-width:none]",
);

export const thread = cva("pointer-events-none absolute inset-x-0 selvedge-edge", {
  variants: { edge: { top: "top-0", bottom: "bottom-0 -scale-y-100" } },
});

/** As wide as the screen at least, so that two copies never leave a gap. */
export const phrases = cva(
  "flex min-w-full flex-none animate-marquee justify-around font-display text-selvedge italic motion-reduce:animate-none motion-reduce:px-margin noscript:animate-none",
  { variants: { state: { moving: "", held: "[animation-play-state:paused]" } } },
);

export const phrase = cva(
  "whitespace-nowrap after:mx-3.5 after:text-sale after:not-italic after:content-['•'/''] lg:after:mx-5",
);

/** The button stands on the page's ground; phrases fade as they pass beneath it. */
export const control = cva(
  "pointer-events-none absolute inset-y-1.5 start-0 z-raised flex items-center bg-page ps-[calc(theme(spacing.margin)-0.75rem)] motion-reduce:hidden noscript:hidden after:absolute after:inset-y-0 after:start-full after:w-12 after:bg-linear-to-r after:from-page after:to-transparent rtl:after:bg-linear-to-l",
);
