import { cva } from "class-variance-authority";

/** Beside the lines it stays in sight; below them, on narrower screens, it lies where it is. */
export const panel = cva(
  "sv:grid sv:grid-cols-1 sv:content-start sv:gap-6 sv:bg-sunken sv:px-5 sv:py-6 sv:sm:px-8 sv:sm:py-8 sv:tall:xl:sticky sv:xl:top-[calc(theme(spacing.header)+1rem)]",
);
