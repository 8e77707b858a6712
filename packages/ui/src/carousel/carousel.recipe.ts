import { cva } from "class-variance-authority";

/** Two slides and a peek at the next below 768 px, then three, from 1024 px four. The padding leaves room for focus rings. */
export const track = cva(
  "-m-1 grid auto-cols-[calc((100%-2*theme(spacing.gutter))/2.12)] grid-flow-col gap-gutter overflow-x-auto overscroll-x-contain scroll-smooth p-1 scroll-px-1 max-lg:-me-margin lg:auto-cols-[calc((100%-2*theme(spacing.gutter))/3)] xl:auto-cols-[calc((100%-3*theme(spacing.gutter))/4)] snap-x snap-mandatory [scrollbar-width:none]",
);

export const slide = cva("min-w-0 snap-start");

/** Swiping does on phones what these do elsewhere; without JavaScript they could do nothing. */
export const control = cva("max-lg:hidden noscript:hidden [&>svg]:size-4.5");
