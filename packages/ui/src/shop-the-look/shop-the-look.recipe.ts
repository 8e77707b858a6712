import { cva } from "class-variance-authority";

/** The list is beside the picture where both have room, whatever the width of the window. A picture without a list takes all of it. */
export const columns =
  "sv:grid sv:items-start sv:gap-x-gutter sv:gap-y-6 sv:@[40rem]:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]";

export const piece = "sv:grid sv:grid-cols-[4.5rem_minmax(0,1fr)] sv:items-center sv:gap-4";

/** The number of an entry, as large and round as on the picture. */
export const itemNumber =
  "sv:grid sv:size-7 sv:shrink-0 sv:place-items-center sv:rounded-full sv:border sv:border-control sv:pt-0.5 sv:text-badge sv:leading-none sv:tabular";

/** The link of a piece covers all of it. */
export const pieceLink =
  "sv:group-hover/piece:text-accent sv:after:absolute sv:after:inset-0 sv:focus-visible:outline-none sv:focus-visible:after:outline-2 sv:focus-visible:after:outline-offset-2 sv:focus-visible:after:outline-ring";

/** A target of 44 px around a mark of 28 px. On a photograph the focus ring has a halo. */
export const trigger =
  "sv:group/trigger sv:absolute sv:grid sv:size-target sv:place-items-center sv:rounded-full sv:focus-visible:halo";

/** Its border and its sign contrast with its ground, so that it is seen on pictures of any colour. */
export const mark = cva(
  "sv:grid sv:size-7 sv:place-items-center sv:rounded-full sv:border sv:pt-0.5 sv:text-badge sv:leading-none sv:tabular sv:transition-colors sv:duration-fast sv:ease-standard",
  {
    variants: {
      state: {
        closed:
          "sv:border-control sv:bg-chip sv:text-ink sv:group-hover/trigger:border-strong sv:group-hover/trigger:bg-raised",
        open: "sv:border-inverse sv:bg-inverse sv:text-on-inverse sv:forced-colors:outline-2",
      },
    },
  },
);

export const card = cva(
  "sv:absolute sv:z-1 sv:w-60 sv:max-w-[calc(100%-1rem)] sv:animate-settle sv:rounded-overlay sv:bg-raised sv:p-3 sv:text-ink sv:shadow-menu sv:forced-colors:border sv:[&>[data-part=piece]]:grid-cols-[3.5rem_minmax(0,1fr)] sv:[&>[data-part=piece]]:gap-3",
);
