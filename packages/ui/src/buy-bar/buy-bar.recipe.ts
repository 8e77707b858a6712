import { cva } from "class-variance-authority";

/**
 * Above the toolbar, and gone with it while the keyboard is open. Hidden, it lies behind the toolbar. The button takes a
 * line of its own where large text leaves no room beside the price.
 */
export const bar = cva(
  "fixed inset-x-0 bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom))] z-sticky flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-page px-margin py-2 *:last:grow transition-[translate,visibility] duration-base ease-enter motion-reduce:transition-none lg:hidden print:hidden in-[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus)]:hidden",
  { variants: { state: { shown: "", hidden: "invisible translate-y-full" } } },
);
