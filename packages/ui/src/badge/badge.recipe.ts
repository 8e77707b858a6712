import { cva } from "class-variance-authority";

/** The text face sits high in its box, hence the heavier top padding. */
export const badge = cva(
  "sv:inline-block sv:max-w-full sv:rounded-control sv:px-1.75 sv:pt-1.25 sv:pb-0.75 sv:text-badge sv:leading-none sv:tabular sv:[unicode-bidi:plaintext] sv:forced-colors:border sv:lg:px-2.25 sv:lg:pt-1.5 sv:lg:pb-1",
  {
    variants: {
      tone: {
        neutral: "sv:bg-sunken sv:text-ink",
        new: "sv:bg-chip sv:text-ink",
        sale: "sv:bg-sale sv:text-on-sale",
        "sold-out": "sv:bg-chip sv:text-muted",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);
