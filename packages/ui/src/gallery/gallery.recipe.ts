import { cva } from "class-variance-authority";

/**
 * Thumbnails are in a column beside the picture, from 768 to 1023 px in a row under it. On a phone a row would push the
 * product's name and price off the first screen.
 */
export const gallery = cva(
  "sv:grid sv:min-w-0 sv:gap-2 sv:max-lg:grid-cols-[3.5rem_minmax(0,1fr)] sv:lg:gap-2.5 sv:xl:grid-cols-[5.5rem_minmax(0,1fr)] sv:xl:gap-3.5",
);

/** A single picture also uses the space of the thumbnails. */
export const stage = cva(
  "sv:group/stage sv:relative sv:first:col-span-full sv:aspect-product sv:overflow-hidden sv:bg-media",
  {
    variants: { variant: { contained: "", bleed: "sv:max-lg:-me-margin sv:max-lg:first:-ms-margin" } },
  },
);

/** The focus ring is inside the picture, with a halo, because the picture may touch the edge of the screen. */
export const magnifier = cva(
  "sv:absolute sv:inset-0 sv:block sv:size-full sv:overflow-hidden sv:select-none sv:noscript:invisible sv:focus-visible:-outline-offset-2 sv:focus-visible:after:absolute sv:focus-visible:after:inset-0 sv:focus-visible:after:shadow-[inset_0_0_0_0.25rem_var(--sv-halo)]",
  { variants: { zoomed: { true: "sv:cursor-move sv:touch-none", false: "sv:cursor-zoom-in sv:touch-pan-y" } } },
);

/** At its limit a button stays in place and keeps the focus. */
export const zoomButton = cva(
  "sv:aria-disabled:cursor-default sv:aria-disabled:text-faint sv:aria-disabled:hover:bg-transparent! sv:aria-expanded:bg-sunken",
);

/** Three thumbnails visible on a phone, four in a row on a tablet, four in a column on a desktop. */
export const thumbnails = cva(
  "sv:relative sv:grid sv:max-h-[15.5rem] sv:snap-y sv:snap-mandatory sv:content-start sv:gap-2 sv:overflow-x-hidden sv:overflow-y-auto sv:pb-2 sv:[scrollbar-width:none] sv:lg:max-xl:max-h-none sv:lg:max-xl:snap-x sv:lg:max-xl:auto-cols-[calc((100%-1.875rem)/4)] sv:lg:max-xl:grid-flow-col sv:lg:max-xl:overflow-x-auto sv:lg:gap-2.5 sv:xl:max-h-[31.7rem]",
);

export const thumbnail = cva(
  "sv:relative sv:block sv:w-full sv:noscript:invisible sv:after:absolute sv:after:inset-x-0 sv:after:-bottom-1.5 sv:after:h-0.5 sv:aria-[current]:after:bg-ink sv:forced-colors:aria-[current]:outline-2 sv:focus-visible:-outline-offset-2",
);

export const thumbnailArrow = cva(
  "sv:grid sv:size-target sv:place-items-center sv:rounded-full sv:hover:bg-sunken sv:aria-disabled:text-faint sv:aria-disabled:hover:bg-transparent sv:lg:max-xl:absolute sv:lg:max-xl:top-1/2 sv:lg:max-xl:z-1 sv:lg:max-xl:-translate-y-1/2 sv:lg:max-xl:bg-chip sv:lg:max-xl:aria-disabled:hidden",
  { variants: { towards: { earlier: "sv:lg:max-xl:start-1", later: "sv:lg:max-xl:end-1" } } },
);
