import { cva } from "class-variance-authority";

/** Contains scrim and panel. `pieces.css` locks the page behind by the `data-scroll-lock` attribute. */
export const layer = cva("sv:fixed sv:inset-0 sv:z-dialog sv:flex sv:has-[>[data-state=closed]]:animate-leave", {
  variants: {
    side: {
      centre: "sv:items-end sv:justify-center sv:md:items-center sv:md:p-6",
      start: "sv:justify-start",
      end: "sv:justify-end",
      top: "sv:items-start",
    },
  },
});

export const scrim = cva("sv:absolute sv:inset-0 sv:animate-fade sv:bg-scrim");

/**
 * The whole panel scrolls under its sticky head, so that arrow keys scroll from any focused element. Scroll padding keeps
 * focused elements below the head and above the foot, whose height is set in the panel's style; without them it leaves
 * room for the focus ring.
 */
export const panel = cva(
  "sv:relative sv:flex sv:min-w-0 sv:flex-col sv:overflow-y-auto sv:scroll-pb-2 sv:scroll-pt-20 sv:not-tall:scroll-py-2! sv:overscroll-contain sv:bg-raised sv:text-ink sv:shadow-overlay sv:outline-hidden",
  {
    variants: {
      side: {
        centre:
          "sv:h-full sv:w-full sv:animate-slide-up sv:md:h-auto sv:md:max-h-[88svh] sv:md:max-w-full sv:md:animate-settle sv:md:rounded-overlay",
        start: "sv:h-full sv:w-[88%] sv:max-w-drawer sv:animate-slide-left sv:rtl:animate-slide-right",
        end: "sv:h-full sv:w-full sv:animate-slide-right sv:rtl:animate-slide-left sv:sm:w-drawer sv:max-w-full",
        // Align the content with that of the page.
        top: "sv:h-full sv:w-full sv:animate-fade sv:lg:h-auto sv:lg:max-h-[64svh] sv:lg:px-[calc(theme(spacing.margin)-2rem)]",
      },
      size: { sm: "sv:md:w-dialog-sm", md: "sv:md:w-160", lg: "sv:md:w-dialog-lg" },
    },
  },
);

export const head = cva(
  "sv:tall:sticky sv:top-0 sv:z-raised sv:flex sv:items-start sv:justify-between sv:gap-4 sv:bg-raised sv:pt-4 sv:pe-3 sv:pb-3 sv:ps-margin sv:md:ps-8",
);

export const title = cva("", {
  variants: { visibility: { visible: "sv:pt-2 sv:font-display sv:text-h3 sv:text-balance", hidden: "sv:sr-only" } },
});

export const description = cva("sv:px-margin sv:pb-3 sv:text-muted sv:md:px-8");

export const close = cva(
  "sv:-mt-0.5 sv:ms-auto sv:grid sv:size-target sv:shrink-0 sv:place-items-center sv:rounded-full sv:transition-colors sv:duration-fast sv:ease-standard sv:hover:bg-sunken",
);

export const body = cva("sv:grow sv:px-margin sv:pt-1 sv:pb-8 sv:md:px-8");

export const footer = cva(
  "sv:tall:sticky sv:bottom-0 sv:z-raised sv:mt-auto sv:border-t sv:border-hairline sv:bg-raised sv:px-margin sv:py-4 sv:md:px-8",
);
