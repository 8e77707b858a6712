import { cva } from "class-variance-authority";

/** At least four fifths of the screen, its label included. The ring lies inside the edge, with a halo on the picture. */
export const banner = cva(
  "sv:group sv:relative sv:flex sv:min-h-[80svh] sv:flex-col sv:focus-visible:-outline-offset-6 sv:focus-visible:after:pointer-events-none sv:focus-visible:after:absolute sv:focus-visible:after:inset-0 sv:focus-visible:after:border-6 sv:focus-visible:after:border-halo",
);

export const stage = cva("sv:relative sv:grow sv:overflow-hidden sv:bg-media", {
  variants: {
    label: { "on-picture": "sv:xl:absolute sv:xl:inset-0", below: "" },
    width: { half: "sv:lg:aspect-banner-mobile", full: "" },
  },
});

export const picture = cva(
  "sv:transition-transform sv:duration-1200 sv:ease-standard sv:group-hover:scale-102 sv:motion-reduce:group-hover:scale-none",
);

export const label = cva("sv:flex sv:items-center sv:gap-4 sv:pt-4 sv:pb-2 sv:font-display sv:text-h2", {
  variants: {
    label: {
      "on-picture":
        "sv:max-xl:px-margin sv:lg:max-xl:px-0 sv:xl:relative sv:xl:mt-auto sv:xl:p-[clamp(1.375rem,2.8vw,2.5rem)_clamp(1.25rem,3vw,2.75rem)] sv:xl:text-on-paper",
      below: "sv:max-lg:px-margin",
    },
  },
});

export const arrow = cva(
  "sv:size-6 sv:shrink-0 sv:transition-transform sv:duration-slow sv:ease-standard sv:group-hover:translate-x-2 sv:motion-reduce:group-hover:translate-none sv:lg:size-7 sv:rtl:-scale-x-100 sv:rtl:group-hover:-translate-x-2",
);

/** Halves side by side from 768 px up; phones stack them, edge to edge. */
export const group = cva(
  "sv:grid sv:gap-x-gutter sv:gap-y-3 sv:max-lg:-mx-margin sv:lg:grid-cols-2 sv:lg:gap-y-gutter",
);
