import { cva } from "class-variance-authority";

/** Steps are stacked, and side by side from 600 px of the container's width. */
export const step = cva(
  "sv:group/step sv:relative sv:min-h-15.5 sv:ps-11 sv:pb-6 sv:text-label sv:last:min-h-0 sv:last:pb-0 sv:@[37.5rem]:flex-1 sv:@[37.5rem]:ps-0 sv:@[37.5rem]:pe-4 sv:@[37.5rem]:pb-0",
  { variants: { state: { done: "", current: "", coming: "", preview: "sv:text-muted" } } },
);

export const dot = cva(
  "sv:absolute sv:start-0 sv:z-1 sv:grid sv:size-6.5 sv:place-items-center sv:rounded-full sv:border sv:@[37.5rem]:static sv:@[37.5rem]:mb-3",
  {
    variants: {
      state: {
        done: "sv:border-accent sv:bg-accent sv:text-on-accent",
        current: "sv:border-medium sv:border-accent sv:text-accent",
        coming: "sv:border-control",
        preview: "sv:border-control",
      },
    },
  },
);

/** Line to the next step: stitched if the parcel is on the way there, solid if it has passed. */
export const thread = cva(
  "sv:absolute sv:group-last/step:hidden sv:start-3 sv:top-6.5 sv:bottom-0 sv:@[37.5rem]:start-6.5 sv:@[37.5rem]:end-0 sv:@[37.5rem]:top-3 sv:@[37.5rem]:bottom-auto",
  {
    variants: {
      state: {
        done: "sv:w-stitch sv:bg-accent sv:@[37.5rem]:h-stitch sv:@[37.5rem]:w-auto",
        current:
          "sv:stitch-vertical sv:w-stitch sv:text-accent sv:@[37.5rem]:stitch sv:@[37.5rem]:h-stitch sv:@[37.5rem]:w-auto",
        coming: "sv:w-px sv:bg-hairline sv:@[37.5rem]:h-px sv:@[37.5rem]:w-auto",
        preview: "sv:w-px sv:bg-hairline sv:@[37.5rem]:h-px sv:@[37.5rem]:w-auto",
      },
    },
  },
);
