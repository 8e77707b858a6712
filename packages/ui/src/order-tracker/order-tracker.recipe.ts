import { cva } from "class-variance-authority";

/** The steps stand below each other, and side by side from 600 px of their own width. */
export const step = cva(
  "relative ps-11 pb-6 text-label last:pb-0 @[37.5rem]:flex-1 @[37.5rem]:ps-0 @[37.5rem]:pe-4 @[37.5rem]:pb-0",
);

export const dot = cva(
  "absolute start-0 z-1 grid size-6.5 place-items-center rounded-full border @[37.5rem]:static @[37.5rem]:mb-3",
  {
    variants: {
      state: {
        done: "border-accent bg-accent text-on-accent",
        current: "border-medium border-accent text-accent",
        coming: "border-control",
      },
    },
  },
);

/** The way to the next step: sewn where the parcel is on its way, drawn where it has been. */
export const thread = cva(
  "absolute start-3 top-6.5 bottom-0 @[37.5rem]:start-6.5 @[37.5rem]:end-0 @[37.5rem]:top-3 @[37.5rem]:bottom-auto",
  {
    variants: {
      state: {
        done: "w-stitch bg-accent @[37.5rem]:h-stitch @[37.5rem]:w-auto",
        current: "stitch-vertical w-stitch text-accent @[37.5rem]:stitch @[37.5rem]:h-stitch @[37.5rem]:w-auto",
        coming: "w-px bg-hairline @[37.5rem]:h-px @[37.5rem]:w-auto",
      },
    },
  },
);
