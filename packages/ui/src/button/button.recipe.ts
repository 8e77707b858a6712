import { cva } from "class-variance-authority";

/** Controls sit 3 px lower than their box centre, because the text face sits high in its own. */
export const button = cva(
  "relative inline-flex items-center justify-center gap-2.5 rounded-control border text-center text-label leading-none select-none transition-colors duration-fast ease-standard disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:text-faint aria-busy:cursor-progress",
  {
    variants: {
      intent: {
        primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active",
        quiet: "border-strong text-ink hover:bg-ink hover:text-page",
        paper: "border-transparent bg-paper text-on-paper hover:bg-paper/90",
        danger: "border-danger text-danger hover:bg-danger hover:text-on-danger",
        plain:
          "border-transparent underline decoration-1 underline-offset-6 hover:decoration-transparent disabled:bg-transparent",
      },
      size: {
        sm: "min-h-control-sm px-4 pt-0.5",
        md: "min-h-control px-7 pt-0.5",
        lg: "min-h-control-lg px-9 pt-0.5 text-body leading-none font-medium",
      },
      width: { content: "", full: "w-full px-4" },
    },
    compoundVariants: [{ intent: "plain", class: "px-0" }],
    defaultVariants: { intent: "primary", size: "md", width: "content" },
  },
);
