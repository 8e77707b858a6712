import { cva } from "class-variance-authority";

/** Beside the lines it stays in sight; below them, on narrower screens, it lies where it is. */
export const panel = cva(
  "grid content-start gap-6 bg-sunken px-5 py-6 sm:px-8 sm:py-8 xl:sticky xl:top-[calc(theme(spacing.header)+1rem)]",
);
