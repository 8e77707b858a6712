import { cva } from "class-variance-authority";

/**
 * Two slides and part of the next below 768 px, three from 768 px, four from 1024 px. The padding leaves room for focus
 * rings.
 */
export const track = cva(
  "sv:-m-1 sv:grid sv:auto-cols-[calc((100%-2*theme(spacing.gutter))/2.12)] sv:grid-flow-col sv:gap-gutter sv:overflow-x-auto sv:overscroll-x-contain sv:scroll-smooth sv:p-1 sv:scroll-px-1 sv:max-lg:-me-margin sv:lg:auto-cols-[calc((100%-2*theme(spacing.gutter))/3)] sv:xl:auto-cols-[calc((100%-3*theme(spacing.gutter))/4)] sv:snap-x sv:snap-mandatory sv:[scrollbar-width:none]",
);

export const slide = cva("sv:min-w-0 sv:snap-start");

/** Hidden on phones, where swiping replaces them, and without JavaScript, where they would not work. */
export const control = cva("sv:max-lg:hidden sv:noscript:hidden sv:[&>svg]:size-4.5");
