import { cva } from "class-variance-authority";

export const textLink = cva("sv:rounded-control", {
  variants: {
    variant: {
      inline: "sv:underline sv:decoration-control sv:decoration-1 sv:underline-offset-4 sv:hover:decoration-current",
      standalone:
        "sv:inline-block sv:bg-[linear-gradient(currentColor,currentColor)] sv:bg-[length:100%_0.0625rem] sv:bg-[position:0_calc(100%-0.3125rem)] sv:bg-no-repeat sv:py-1.5 sv:text-label sv:transition-[background-size] sv:duration-slow sv:ease-standard sv:hover:bg-[length:0_0.0625rem] sv:hover:bg-[position:100%_calc(100%-0.3125rem)]",
      quiet: "sv:underline-offset-4 sv:hover:text-ink sv:hover:underline",
    },
  },
  defaultVariants: { variant: "inline" },
});
