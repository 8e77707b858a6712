import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

export const bar = cva([
  WHOLE,
  "sv:tall:fixed sv:inset-x-0 sv:bottom-0 sv:z-toolbar sv:border-t sv:border-hairline sv:bg-page sv:pb-[env(safe-area-inset-bottom)] sv:in-[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus,form_[type=submit]:active)]:hidden",
]);

/** The stitched line on the upper edge marks the current page. */
export const entry = cva(
  "sv:relative sv:grid sv:h-toolbar sv:content-center sv:justify-items-center sv:gap-0.5 sv:text-badge sv:tracking-normal sv:text-muted sv:-outline-offset-4 sv:aria-[current]:text-ink sv:aria-[current]:before:absolute sv:aria-[current]:before:inset-x-[26%] sv:aria-[current]:before:-top-px sv:aria-[current]:before:h-0.5 sv:aria-[current]:before:stitch sv:[&_svg]:size-icon",
);
