import { cva } from "class-variance-authority";

/**
 * A target of 44 px around an icon of 22 px. On a photograph the focus ring has a halo, since the ring alone could lack
 * contrast.
 */
export const iconButton = cva(
  "sv:relative sv:grid sv:size-target sv:shrink-0 sv:place-items-center sv:rounded-full sv:transition-colors sv:duration-fast sv:ease-standard sv:disabled:cursor-not-allowed sv:disabled:text-faint sv:aria-disabled:cursor-not-allowed sv:aria-disabled:text-faint sv:aria-busy:cursor-progress sv:aria-busy:opacity-busy sv:[&>svg]:size-icon",
  {
    variants: {
      variant: {
        plain: "sv:not-disabled:hover:bg-sunken",
        chip: "sv:text-ink sv:focus-visible:halo sv:before:absolute sv:before:inset-1 sv:before:rounded-full sv:before:bg-chip sv:[&>svg]:relative sv:[&>svg]:size-5",
        raised: "sv:size-12 sv:border sv:border-control sv:bg-raised sv:hover:border-strong",
        deep: "sv:not-disabled:hover:bg-on-deep/10",
        media: "sv:border sv:border-on-media/70 sv:bg-shade sv:text-on-media sv:hover:border-on-media",
      },
    },
    defaultVariants: { variant: "plain" },
  },
);
