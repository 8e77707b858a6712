import { cva } from "class-variance-authority";

/**
 * At least four fifths of the screen height, label included. The focus ring is inside the edge, with a halo for contrast
 * on the picture.
 */
export const banner = cva(
  "sv:group sv:relative sv:flex sv:min-h-[80svh] sv:flex-col sv:focus-visible:-outline-offset-6 sv:focus-visible:after:pointer-events-none sv:focus-visible:after:absolute sv:focus-visible:after:inset-0 sv:focus-visible:after:border-6 sv:focus-visible:after:border-halo",
);

export const stage = cva("sv:relative sv:grow sv:overflow-hidden sv:bg-media", {
  variants: { width: { half: "sv:lg:aspect-banner-mobile", full: "" } },
});

export const picture = cva(
  "sv:transition-transform sv:duration-1200 sv:ease-standard sv:group-hover:scale-102 sv:motion-reduce:group-hover:scale-none",
);

/** Placed below the picture, so that it is readable on any picture. */
export const label = cva("sv:pt-4 sv:pb-2 sv:font-display sv:text-h2 sv:max-lg:px-margin");

export const arrow = cva(
  "sv:ms-2 sv:inline-block sv:size-6 sv:transition-transform sv:duration-slow sv:ease-standard sv:group-hover:translate-x-2 sv:motion-reduce:group-hover:translate-none sv:lg:size-7 sv:rtl:-scale-x-100 sv:rtl:group-hover:-translate-x-2",
);

/** Two halves side by side from 768 px up; phones stack them, edge to edge. */
export const group = cva(
  "sv:grid sv:grid-cols-1 sv:gap-x-gutter sv:gap-y-3 sv:max-lg:-mx-margin sv:lg:grid-cols-2 sv:lg:gap-y-gutter",
);
