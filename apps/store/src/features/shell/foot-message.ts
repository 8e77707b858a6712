/**
 * Classes of a message that is shown without the toaster's code. On phones it stands above the toolbar and a product's buy bar,
 * where the heading and the pressed button stay in view.
 */
export const footMessage =
  "sv:fixed sv:z-toast sv:m-0 sv:rounded-overlay sv:border-0 sv:bg-inverse sv:text-on-inverse sv:shadow-overlay sv:max-md:inset-x-margin sv:max-md:top-auto sv:max-md:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+5rem)] sv:max-md:w-auto";
