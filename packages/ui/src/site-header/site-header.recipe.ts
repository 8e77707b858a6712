import { cva } from "class-variance-authority";

/** Hides on phones and tablets only, and never while the focus is inside. */
export const header = cva(
  "sv:tall:sticky sv:top-0 sv:z-header sv:border-b sv:border-hairline sv:bg-page sv:transition-transform sv:duration-base sv:ease-standard sv:max-xl:data-[state=hidden]:not-focus-within:-translate-y-full sv:print:static",
);

export const bar = cva(
  "sv:wrap sv:grid sv:min-h-header-mobile sv:grid-cols-[1fr_auto_1fr] sv:items-center sv:xl:min-h-header",
);

/** The stitched underline marks the current page and the hovered link; larger text moves it down. */
export const navLink = cva(
  "sv:relative sv:flex sv:min-h-11 sv:items-center sv:gap-1.5 sv:rounded-control sv:pt-0.5 sv:text-label sv:leading-none sv:whitespace-nowrap sv:after:absolute sv:after:inset-x-0 sv:after:bottom-2 sv:after:h-stitch sv:hover:after:stitch sv:aria-[current]:after:stitch",
);
