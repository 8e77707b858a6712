import { cva } from "class-variance-authority";

/** At least four fifths of the screen, its label included. The ring lies inside the edge, with a halo on the picture. */
export const banner = cva(
  "group relative flex min-h-[80svh] flex-col focus-visible:-outline-offset-6 focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-6 focus-visible:after:border-halo",
);

export const stage = cva("relative grow overflow-hidden bg-media", {
  variants: {
    label: { "on-picture": "xl:absolute xl:inset-0", below: "" },
    width: { half: "lg:aspect-banner-mobile", full: "" },
  },
});

export const picture = cva(
  "transition-transform duration-1200 ease-standard group-hover:scale-102 motion-reduce:group-hover:scale-none",
);

export const label = cva("flex items-center gap-4 pt-4 pb-2 font-display text-h2", {
  variants: {
    label: {
      "on-picture":
        "max-xl:px-margin lg:max-xl:px-0 xl:relative xl:mt-auto xl:p-[clamp(1.375rem,2.8vw,2.5rem)_clamp(1.25rem,3vw,2.75rem)] xl:text-on-paper",
      below: "max-lg:px-margin",
    },
  },
});

export const arrow = cva(
  "size-6 shrink-0 transition-transform duration-slow ease-standard group-hover:translate-x-2 motion-reduce:group-hover:translate-none lg:size-7 rtl:-scale-x-100 rtl:group-hover:-translate-x-2",
);

/** Halves side by side from 768 px up; phones stack them, edge to edge. */
export const group = cva("grid gap-x-gutter gap-y-3 max-lg:-mx-margin lg:grid-cols-2 lg:gap-y-gutter");
