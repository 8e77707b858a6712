import { cva } from "class-variance-authority";

/** The text face is high in its line box, so the text is shifted 3 px down to look centred. */
export const button = cva(
  "sv:pt-1.5 sv:pb-1 sv:relative sv:inline-flex sv:items-center sv:justify-center sv:gap-2.5 sv:rounded-control sv:border sv:text-center sv:text-label sv:select-none sv:transition-colors sv:duration-fast sv:ease-standard sv:disabled:cursor-not-allowed sv:disabled:border-transparent sv:disabled:bg-disabled sv:disabled:text-faint sv:aria-busy:cursor-progress",
  {
    variants: {
      variant: {
        primary:
          "sv:border-transparent sv:bg-accent sv:text-on-accent sv:hover:bg-accent-hover sv:active:bg-accent-active",
        quiet: "sv:border-strong sv:text-ink sv:hover:bg-ink sv:hover:text-page",
        paper: "sv:border-transparent sv:bg-paper sv:text-on-paper sv:hover:bg-paper/90",
        danger: "sv:border-danger sv:text-danger sv:hover:bg-danger sv:hover:text-on-danger",
        plain:
          "sv:border-transparent sv:underline sv:decoration-1 sv:underline-offset-6 sv:hover:decoration-transparent sv:disabled:bg-transparent",
      },
      size: {
        sm: "sv:min-h-control-sm sv:px-4",
        md: "sv:min-h-control sv:px-[min(1.75rem,9vw)]",
        lg: "sv:min-h-control-lg sv:px-[min(2.25rem,9vw)] sv:text-body sv:font-medium",
      },
      width: { content: "", full: "sv:w-full sv:px-4" },
    },
    compoundVariants: [{ variant: "plain", class: "sv:ps-0 sv:pe-0" }],
    defaultVariants: { variant: "primary", size: "md", width: "content" },
  },
);
