import { cva } from "class-variance-authority";

export const bar = cva(
  "fixed inset-x-0 bottom-0 z-toolbar border-t border-hairline bg-page pb-[env(safe-area-inset-bottom)] in-[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus)]:hidden",
);

/** The running stitch lies on the upper edge over the page that is shown. */
export const entry = cva(
  "relative grid h-toolbar content-center justify-items-center gap-0.5 text-badge tracking-normal text-muted -outline-offset-4 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-[26%] aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:stitch [&_svg]:size-icon",
);
