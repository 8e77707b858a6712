import { cva } from "class-variance-authority";

export const textLink = cva("rounded-control", {
  variants: {
    form: {
      inline: "underline decoration-control decoration-1 underline-offset-4 hover:decoration-current",
      standalone:
        "inline-block bg-[linear-gradient(currentColor,currentColor)] bg-[length:100%_0.0625rem] bg-[position:0_calc(100%-0.3125rem)] bg-no-repeat py-1.5 text-label transition-[background-size] duration-slow ease-standard hover:bg-[length:0_0.0625rem] hover:bg-[position:100%_calc(100%-0.3125rem)]",
      quiet: "underline-offset-4 hover:text-ink hover:underline",
    },
  },
  defaultVariants: { form: "inline" },
});
