import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

/**
 * Placed above the toolbar. It is hidden while the keyboard is open, and until a press on a form's button has ended: if it
 * came back earlier, it could appear under the finger and receive the press. While hidden it is behind the toolbar. It is
 * one row, unless large text leaves no room for the button beside the price.
 */
export const bar = cva(
  [
    WHOLE,
    "sv:fixed sv:inset-x-0 sv:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom))] sv:z-sticky sv:flex sv:flex-wrap sv:items-center sv:gap-x-4 sv:gap-y-2 sv:border-t sv:border-hairline sv:bg-page sv:px-margin sv:py-2 sv:noscript:hidden sv:transition-[translate,visibility] sv:duration-base sv:ease-enter sv:motion-reduce:transition-none sv:not-tall:hidden sv:lg:hidden sv:print:hidden sv:in-[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus,form_[type=submit]:active:not([data-component=buy-bar]_*))]:hidden",
  ],
  { variants: { state: { shown: "", hidden: "sv:invisible sv:translate-y-full" } } },
);
