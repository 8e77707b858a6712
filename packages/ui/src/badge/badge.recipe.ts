import { cva } from "class-variance-authority";

/** The text face sits high in its box, hence the heavier top padding. */
export const badge = cva(
  "inline-block max-w-full rounded-control px-[7px] pt-[5px] pb-[3px] text-badge leading-none tabular [unicode-bidi:plaintext] forced-colors:border lg:px-[9px] lg:pt-1.5 lg:pb-1",
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
