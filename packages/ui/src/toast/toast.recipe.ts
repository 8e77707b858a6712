import { cva } from "class-variance-authority";

/**
 * Resets the browser's popover styles, including `display: none`: an empty region is invisible anyway, and assistive
 * technology only observes rendered live regions. Only the toasts receive pointer events.
 */
export const toaster = cva(
  "sv:pointer-events-none sv:fixed sv:z-toast sv:m-0 sv:flex sv:w-auto sv:flex-col sv:overflow-visible sv:border-0 sv:bg-transparent sv:p-0 sv:text-on-inverse sv:max-md:inset-x-margin sv:max-md:top-auto sv:max-md:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+var(--sv-bottom-bar,0rem))] sv:md:w-96",
  {
    variants: {
      position: {
        "top-right": "sv:md:inset-[6rem_1.5rem_auto_auto]",
        top: "sv:md:inset-[6rem_0_auto] sv:md:mx-auto",
        "top-left": "sv:md:inset-[6rem_auto_auto_1.5rem]",
        "bottom-right": "sv:md:inset-[auto_1.5rem_1.5rem_auto]",
        bottom: "sv:md:inset-[auto_0_1.5rem] sv:md:mx-auto",
        "bottom-left": "sv:md:inset-[auto_auto_1.5rem_1.5rem]",
      },
    },
  },
);

export const toast = cva(
  "sv:pointer-events-auto sv:flex sv:min-h-14 sv:animate-settle sv:items-start sv:gap-3 sv:rounded-overlay sv:bg-inverse sv:py-1.5 sv:ps-4 sv:pe-1.5 sv:text-[length:var(--sv-text-label)] sv:leading-snug sv:text-on-inverse sv:shadow-overlay sv:outline-hidden",
);

/** Icon and text are aligned with the middle of a 44 px button beside them. */
export const icon = cva("sv:mt-2.75 sv:size-icon sv:shrink-0", {
  variants: {
    type: {
      success: "sv:text-success-inverse",
      error: "sv:text-danger-inverse",
      warning: "sv:text-warning-inverse",
      info: "",
      loading: "",
    },
  },
});

export const text = cva("sv:grow sv:self-center sv:py-2 sv:text-pretty sv:wrap-anywhere");

export const action = cva(
  "sv:min-h-target sv:shrink-0 sv:rounded-control sv:px-3 sv:pt-0.5 sv:text-label sv:underline sv:decoration-1 sv:underline-offset-4 sv:hover:decoration-transparent",
);

export const close = cva(
  "sv:grid sv:size-target sv:shrink-0 sv:place-items-center sv:rounded-full sv:transition-colors sv:duration-fast sv:ease-standard sv:hover:bg-line-inverse/50",
);
