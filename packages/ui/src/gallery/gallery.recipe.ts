import { cva } from "class-variance-authority";

/** Thumbnails are beside the picture from 1024 px up, below that in a row under it. */
export const gallery = cva(
  "sv:grid sv:min-w-0 sv:gap-2 sv:lg:gap-2.5 sv:xl:grid-cols-[5.5rem_minmax(0,1fr)] sv:xl:gap-3.5",
);

/** A single picture also uses the space of the thumbnails. */
export const stage = cva(
  "sv:group/stage sv:relative sv:first:col-span-full sv:aspect-product sv:overflow-hidden sv:bg-media",
  {
    variants: { variant: { contained: "", bleed: "sv:max-lg:-mx-margin" } },
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

/** Three thumbnails visible on a phone, four in a row on a tablet, four in a column beside the picture. */
export const thumbnails = cva(
  "sv:relative sv:grid sv:snap-x sv:snap-mandatory sv:auto-cols-[calc((100%-1rem)/3)] sv:grid-flow-col sv:gap-2 sv:overflow-x-auto sv:pb-2 sv:[scrollbar-width:none] sv:lg:auto-cols-[calc((100%-1.875rem)/4)] sv:lg:gap-2.5 sv:xl:max-h-[31.7rem] sv:xl:snap-y sv:xl:auto-cols-auto sv:xl:grid-flow-row sv:xl:content-start sv:xl:overflow-x-hidden sv:xl:overflow-y-auto",
);

export const thumbnail = cva(
  "sv:relative sv:block sv:w-full sv:noscript:invisible sv:after:absolute sv:after:inset-x-0 sv:after:-bottom-1.5 sv:after:h-0.5 sv:aria-[current]:after:bg-ink sv:forced-colors:aria-[current]:outline-2 sv:focus-visible:-outline-offset-2",
);

export const thumbnailArrow = cva(
  "sv:grid sv:size-target sv:place-items-center sv:rounded-full sv:max-xl:absolute sv:max-xl:top-1/2 sv:max-xl:z-1 sv:max-xl:-translate-y-1/2 sv:max-xl:bg-chip sv:xl:hover:bg-sunken sv:xl:aria-disabled:text-faint sv:xl:aria-disabled:hover:bg-transparent sv:max-xl:aria-disabled:hidden",
  { variants: { towards: { earlier: "sv:max-xl:start-1", later: "sv:max-xl:end-1" } } },
);
