import { cva } from "class-variance-authority";

/** Two halves on a phone; one row of 56 px from 768 px, filters and count at its start, order and layout at its end. */
export const toolbar = cva(
  "sticky top-header-mobile z-sticky grid min-h-14 grid-cols-2 items-center border-b border-hairline bg-page xl:top-header lg:flex lg:gap-x-6",
);

export const toggle = cva(
  "flex min-h-target items-center gap-2.5 pt-0.5 text-label max-lg:justify-center [&>svg]:size-icon",
);

export const sort = cva(
  "relative flex min-h-target items-center gap-2 pt-0.5 text-label max-lg:justify-center max-lg:border-s max-lg:border-hairline lg:ms-auto",
);

export const layoutCell = cva(
  "relative grid size-target place-items-center rounded-control text-subtle hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-2",
  { variants: { layout: { "grid-2": "", "grid-3": "", "grid-4": "max-xl:hidden" } } },
);
