import { cva } from "class-variance-authority";

/** Sticky beside the lines; on narrower screens it is below them and not sticky. */
export const panel = cva(
  "sv:grid sv:grid-cols-1 sv:content-start sv:gap-6 sv:bg-sunken sv:px-5 sv:py-6 sv:sm:px-8 sv:sm:py-8 sv:tall:xl:sticky sv:xl:top-[calc(theme(spacing.header)+1rem)]",
);
