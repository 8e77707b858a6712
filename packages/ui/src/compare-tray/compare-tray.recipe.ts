import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

/**
 * At the bottom edge, on phones above the toolbar. The action moves below the pictures if large text leaves no room beside
 * them.
 */
export const tray = cva([
  WHOLE,
  "sv:fixed sv:inset-x-0 sv:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom))] sv:z-sticky sv:flex sv:flex-wrap sv:items-center sv:gap-x-4 sv:gap-y-2 sv:border-t sv:border-hairline sv:bg-page sv:px-margin sv:py-2 sv:lg:bottom-0 sv:noscript:hidden sv:not-tall:hidden sv:print:hidden sv:in-[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus,form_[type=submit]:active)]:hidden",
]);
