import { cva } from "class-variance-authority";

/** The text face is high in its line box, so a chip has more padding at the top. */
export const badge = cva("sv:max-w-full", {
  variants: {
    mark: {
      none: "sv:inline-block sv:rounded-control sv:px-1.75 sv:pt-1.25 sv:pb-0.75 sv:text-badge sv:leading-none sv:tabular sv:[unicode-bidi:plaintext] sv:forced-colors:border sv:lg:px-2.25 sv:lg:pt-1.5 sv:lg:pb-1",
      dot: "sv:inline-flex sv:items-baseline sv:gap-2 sv:before:size-2 sv:before:shrink-0 sv:before:rounded-full",
    },
    variant: {
      neutral: "",
      new: "sv:bg-chip sv:text-ink",
      sale: "sv:bg-sale sv:text-on-sale",
      "sold-out": "sv:bg-chip sv:text-muted",
      info: "sv:before:bg-info",
      warning: "sv:before:bg-warning",
      accent: "sv:before:bg-accent",
      success: "sv:before:bg-success",
      danger: "sv:before:bg-danger",
    },
  },
  compoundVariants: [
    { mark: "none", variant: "neutral", className: "sv:bg-sunken sv:text-ink" },
    { mark: "dot", variant: "neutral", className: "sv:before:bg-muted" },
  ],
  defaultVariants: { mark: "none" },
});
