import { cva } from "class-variance-authority";

/** Thumbnails stand beside the picture from 1024 px; below that, in a row under it. */
export const gallery = cva("grid min-w-0 gap-2 lg:gap-2.5 xl:grid-cols-[5.5rem_minmax(0,1fr)] xl:gap-3.5");

export const stage = cva("group/stage relative aspect-product overflow-hidden bg-media", {
  variants: { edge: { contained: "", bleed: "max-lg:-mx-margin" } },
});

/** The ring lies inside the picture, on a halo, since the picture may touch the edge of the screen. */
export const magnifier = cva(
  "absolute inset-0 block size-full overflow-hidden select-none focus-visible:-outline-offset-2 focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:shadow-[inset_0_0_0_0.25rem_var(--c-halo)]",
  { variants: { zoomed: { true: "cursor-move touch-none", false: "cursor-zoom-in touch-pan-y" } } },
);

/** At its end a button stays where it is and keeps the focus. */
export const zoomButton = cva(
  "aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:hover:bg-transparent! aria-expanded:bg-sunken",
);

/** Three thumbnails in view on a phone, four in a row on a tablet, four below each other beside the picture. */
export const thumbnails = cva(
  "relative grid snap-x snap-mandatory auto-cols-[calc((100%-1rem)/3)] grid-flow-col gap-2 overflow-x-auto pb-2 [scrollbar-width:none] lg:auto-cols-[calc((100%-1.875rem)/4)] lg:gap-2.5 xl:max-h-[31.7rem] xl:snap-y xl:auto-cols-auto xl:grid-flow-row xl:content-start xl:overflow-x-hidden xl:overflow-y-auto",
);

export const thumbnail = cva(
  "relative block w-full after:absolute after:inset-x-0 after:-bottom-1.5 after:h-0.5 aria-[current]:after:bg-ink focus-visible:-outline-offset-2",
);

export const thumbnailArrow = cva(
  "grid size-target place-items-center rounded-full max-xl:absolute max-xl:top-1/2 max-xl:z-1 max-xl:-translate-y-1/2 max-xl:bg-chip xl:hover:bg-sunken xl:aria-disabled:text-faint xl:aria-disabled:hover:bg-transparent max-xl:aria-disabled:hidden",
  { variants: { towards: { earlier: "max-xl:start-1", later: "max-xl:end-1" } } },
);
