import { cva } from "class-variance-authority";

/** The text face sits high in its box, hence the heavier top padding. */
export const badge = cva(
  "inline-block max-w-full rounded-control px-1.75 pt-1.25 pb-0.75 text-badge leading-none tabular [unicode-bidi:plaintext] forced-colors:border lg:px-2.25 lg:pt-1.5 lg:pb-1",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink",
        new: "bg-chip text-ink",
        sale: "bg-sale text-on-sale",
        "sold-out": "bg-chip text-muted",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);
