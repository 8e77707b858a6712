import { cva } from "class-variance-authority";

/** It hides on phones and tablets only, and never with the focus inside. */
export const header = cva(
  "sticky top-0 z-header border-b border-hairline bg-page transition-transform duration-base ease-standard max-xl:data-[state=hidden]:not-focus-within:-translate-y-full print:static",
);

export const bar = cva(
  "wrap grid h-header-mobile grid-cols-[minmax(6rem,1fr)_auto_minmax(6rem,1fr)] items-center xl:h-header xl:grid-cols-[1fr_auto_1fr]",
);

/** The running stitch stands under the page that is shown, and under what the pointer is on. */
export const navLink = cva(
  "relative flex min-h-target items-center gap-1.5 rounded-control pt-0.5 text-label leading-none whitespace-nowrap after:absolute after:inset-x-0 after:bottom-2 after:h-stitch hover:after:stitch aria-[current]:after:stitch",
);
