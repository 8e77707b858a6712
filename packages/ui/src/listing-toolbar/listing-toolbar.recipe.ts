import { cva } from "class-variance-authority";
import { WHOLE } from "../lib/end-mark.tsx";

/**
 * On a phone, filter and sort share a row. From 768 px up, one row of 56 px: filters and count at the start, sort and
 * layout at the end.
 */
export const toolbar = cva([
  WHOLE,
  "sv:tall:sticky sv:top-header-mobile sv:z-sticky sv:grid sv:min-h-14 sv:auto-cols-fr sv:grid-flow-col sv:items-center sv:border-b sv:border-hairline sv:bg-page sv:xl:top-header sv:lg:flex sv:lg:gap-x-6",
]);

export const toggle = cva(
  "sv:flex sv:min-h-target sv:items-center sv:gap-2.5 sv:pt-0.5 sv:text-label sv:noscript:hidden sv:max-lg:justify-center sv:max-lg:border-e sv:max-lg:border-hairline sv:[&>svg]:size-icon",
);

export const sort = cva(
  "sv:relative sv:flex sv:min-h-target sv:min-w-0 sv:items-center sv:gap-2 sv:pt-0.5 sv:text-label sv:max-lg:@container sv:max-lg:in-[:has(>[data-part=filter])]:justify-center sv:max-lg:in-[:has(>[data-part=filter])]:ps-3 sv:lg:ms-auto",
);

export const layoutCell = cva(
  "sv:relative sv:grid sv:size-target sv:place-items-center sv:rounded-control sv:text-subtle sv:hover:text-ink sv:has-checked:bg-sunken sv:has-checked:text-ink sv:has-focus-visible:outline-2 sv:has-focus-visible:outline-offset-2 sv:has-focus-visible:outline-ring sv:forced-colors:has-checked:outline-2",
  { variants: { layout: { "grid-2": "", "grid-3": "", "grid-4": "sv:max-xl:hidden" } } },
);
