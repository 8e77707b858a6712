import { cva } from "class-variance-authority";

/** Keeps focused elements above the button bar, which sticks to the bottom on phones. */
export const panel = cva("sv:max-lg:scroll-pb-28");

/** Two halves, stacked on phones. */
export const halves = cva(
  "sv:grid sv:items-start sv:gap-6 sv:px-margin sv:pb-6 sv:lg:grid-cols-2 sv:lg:gap-8 sv:lg:px-8",
);

export const gallery = cva("sv:relative sv:min-w-0 sv:tall:lg:sticky sv:lg:top-16 sv:max-lg:-mx-margin");

export const strip = cva(
  "sv:flex sv:snap-x sv:snap-mandatory sv:overflow-x-auto sv:overscroll-x-contain sv:[scrollbar-width:none] sv:focus-visible:-outline-offset-2",
);

export const actions = cva(
  "sv:z-1 sv:bg-raised sv:max-lg:-mx-margin sv:max-lg:border-t sv:max-lg:border-hairline sv:max-lg:px-margin sv:max-lg:py-3 sv:tall:max-lg:sticky sv:bottom-0 sv:lg:mt-7",
);
