import { cva } from "class-variance-authority";

/** Holds scrim and panel. The page behind is locked by `base.css`, which looks for `data-scroll-lock`. */
export const layer = cva("fixed inset-0 z-dialog flex has-[>[data-state=closed]]:animate-leave", {
  variants: {
    from: {
      centre: "items-end justify-center md:items-center md:p-6",
      right: "justify-end",
      left: "justify-start",
    },
  },
});

export const scrim = cva("absolute inset-0 animate-fade bg-scrim");

/** The panel scrolls as a whole under its fixed head, so that arrow keys scroll from wherever the focus is. */
export const panel = cva(
  "relative flex min-w-0 flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-overlay outline-hidden",
  {
    variants: {
      from: {
        centre:
          "h-full w-full animate-slide-up scroll-pt-20 md:h-auto md:max-h-[88svh] md:max-w-full md:animate-settle md:rounded-overlay",
        right: "h-full w-full animate-slide-right scroll-py-20 sm:w-drawer",
        left: "h-full w-[88%] max-w-drawer animate-slide-left scroll-pt-20",
      },
      size: { sm: "md:w-dialog-sm", md: "md:w-160", lg: "md:w-dialog-lg" },
    },
  },
);

export const head = cva(
  "sticky top-0 z-raised flex items-start justify-between gap-4 bg-raised pt-4 pr-3 pb-3 pl-margin md:pl-8",
  {
    variants: { title: { visible: "", hidden: "pb-0" } },
  },
);

export const title = cva("pt-2 font-display text-h3 text-balance");

export const close = cva(
  "-mt-0.5 ml-auto grid size-target shrink-0 place-items-center rounded-full transition-colors duration-fast ease-standard hover:bg-sunken",
);

export const body = cva("grow px-margin pt-1 pb-8 md:px-8");

export const footer = cva("sticky bottom-0 z-raised mt-auto border-t border-hairline bg-raised px-margin py-4 md:px-8");
