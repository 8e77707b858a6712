import { cva } from "class-variance-authority";

export const link = cva(
  "sv:relative sv:inline-flex sv:min-h-11 sv:items-center sv:rounded-control sv:after:absolute sv:after:inset-x-0 sv:after:bottom-1 sv:after:h-stitch sv:aria-[current]:after:stitch",
  {
    variants: {
      rank: {
        page: "sv:py-1 sv:font-display sv:text-h3",
        narrower: "sv:text-body sv:text-muted sv:aria-[current]:text-ink",
        small: "sv:pt-0.5 sv:text-label",
      },
    },
  },
);

export const summary = cva(
  "sv:flex sv:min-h-target sv:list-none sv:items-center sv:justify-between sv:rounded-control sv:py-1 sv:font-display sv:text-h3 sv:[&::-webkit-details-marker]:hidden",
);
