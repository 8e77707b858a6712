import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

/** The woven edges are the background of the scroll container: they do not move when the phrases scroll. */
export const marquee = cva([
  WHOLE,
  "sv:relative sv:flex sv:h-13 sv:items-center sv:overflow-hidden sv:bg-page sv:selvedge-edges sv:motion-reduce:overflow-x-auto sv:lg:h-15.5 sv:motion-reduce:[scrollbar-width:none]",
]);

/** At least as wide as the screen, so that two copies never leave a gap. */
export const phrases = cva(
  "sv:flex sv:min-w-full sv:flex-none sv:animate-marquee sv:justify-around sv:rtl:[--sv-onward:-1] sv:font-display sv:text-selvedge sv:italic sv:motion-reduce:animate-none sv:motion-reduce:px-margin sv:noscript:animate-none",
  { variants: { state: { moving: "", held: "sv:[animation-play-state:paused]" } } },
);

export const phrase = cva(
  "sv:whitespace-nowrap sv:after:mx-3.5 sv:after:text-sale sv:after:not-italic sv:after:content-['•'/''] sv:lg:after:mx-5",
);

/** The button has the page's background; the phrases fade as they pass below it. */
export const control = cva(
  "sv:pointer-events-none sv:absolute sv:inset-y-1.5 sv:start-0 sv:z-raised sv:flex sv:items-center sv:bg-page sv:ps-[calc(theme(spacing.margin)-0.75rem)] sv:motion-reduce:hidden sv:noscript:hidden sv:after:absolute sv:after:inset-y-0 sv:after:start-full sv:after:w-12 sv:after:bg-linear-to-r sv:after:from-page sv:after:to-transparent sv:rtl:after:bg-linear-to-l",
);
