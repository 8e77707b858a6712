import { cva } from "class-variance-authority";

/** It rises as it comes into view. A browser that cannot tie that to the scroll shows it where it is. */
export const quote = cva(
  "font-display text-quote text-pretty wrap-anywhere lg:col-span-8 motion-safe:not-print:[animation:rise_ease-out_both] motion-safe:not-print:[animation-range:entry_20%_cover_30%] motion-safe:not-print:[animation-timeline:view()]",
);
