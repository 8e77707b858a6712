import { cva } from "class-variance-authority";

/** The browser's own look of a popover is undone; only the toasts themselves take the pointer. */
export const toaster = cva(
  "pointer-events-none fixed z-toast m-0 flex w-auto flex-col gap-2 overflow-visible border-0 bg-transparent p-0 text-on-inverse not-popover-open:hidden max-md:inset-x-margin max-md:top-[calc(theme(spacing.header-mobile)+0.5rem)] max-md:bottom-auto md:w-96",
  {
    variants: {
      position: {
        "top-right": "md:inset-[6rem_1.5rem_auto_auto]",
        top: "md:inset-[6rem_0_auto] md:mx-auto",
        "top-left": "md:inset-[6rem_auto_auto_1.5rem]",
        "bottom-right": "md:inset-[auto_1.5rem_1.5rem_auto]",
        bottom: "md:inset-[auto_0_1.5rem] md:mx-auto",
        "bottom-left": "md:inset-[auto_auto_1.5rem_1.5rem]",
      },
    },
  },
);

export const toast = cva(
  "pointer-events-auto flex min-h-14 animate-settle items-start gap-3 rounded-overlay bg-inverse py-1.5 pr-1.5 pl-4 text-[0.9375rem] leading-snug text-on-inverse shadow-overlay outline-hidden",
);

/** Icon and text sit on the middle line of a 44 px button beside them. */
export const icon = cva("mt-2.75 size-icon shrink-0");

export const text = cva("grow self-center py-2 text-pretty wrap-anywhere");

export const action = cva(
  "min-h-target shrink-0 rounded-control px-3 pt-0.5 text-label underline decoration-1 underline-offset-4 hover:decoration-transparent",
);

export const close = cva(
  "grid size-target shrink-0 place-items-center rounded-full transition-colors duration-fast ease-standard hover:bg-line-inverse/50",
);
