import { cva } from "class-variance-authority";

export const link = cva(
  "relative inline-flex min-h-target items-center rounded-control after:absolute after:inset-x-0 after:bottom-1 after:h-stitch aria-[current]:after:stitch",
  {
    variants: {
      rank: {
        page: "py-1 font-display text-h3",
        narrower: "text-body text-muted aria-[current]:text-ink",
        small: "pt-0.5 text-label",
      },
    },
  },
);

export const summary = cva(
  "flex min-h-target list-none items-center justify-between rounded-control py-1 font-display text-h3 [&::-webkit-details-marker]:hidden",
);
