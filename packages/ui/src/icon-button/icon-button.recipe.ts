import { cva } from "class-variance-authority";

/** A target of 44 px around an icon of 22. */
export const iconButton = cva(
  "relative grid size-target shrink-0 place-items-center rounded-full transition-colors duration-fast ease-standard disabled:cursor-not-allowed disabled:text-faint aria-disabled:cursor-not-allowed aria-disabled:text-faint aria-busy:cursor-progress aria-busy:opacity-busy [&>svg]:size-icon",
  {
    variants: {
      tone: {
        plain: "not-disabled:hover:bg-sunken",
        chip: "text-ink before:absolute before:inset-1 before:rounded-full before:bg-chip [&>svg]:relative [&>svg]:size-5",
        raised: "size-12 border border-control bg-raised hover:border-strong",
        deep: "not-disabled:hover:bg-on-deep/10",
        media: "border border-on-media/70 bg-shade text-on-media hover:border-on-media",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);
