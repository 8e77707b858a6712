import { cva } from "class-variance-authority";

/** Not sticky: it scrolls away, and the header below it stays. */
export const bar = cva("sv:bg-deep sv:text-on-deep sv:print:hidden sv:forced-colors:border-b");

export const content = cva("sv:wrap sv:flex sv:min-h-target sv:items-center");

export const message = cva(
  "sv:mx-auto sv:max-w-prose sv:py-2 sv:text-center sv:text-label sv:leading-snug sv:text-balance sv:wrap-anywhere",
);

/** Space at the start, as wide as the button at the end, so that a message is centred on wide screens like the wordmark. */
export const body = cva("sv:min-w-0 sv:flex-1", { variants: { isDismissible: { true: "sv:xl:ps-8.5", false: "" } } });

export const link = cva("sv:underline sv:decoration-1 sv:underline-offset-4 sv:hover:decoration-2");

export const dismiss = cva("sv:-me-2.5 sv:shrink-0 sv:noscript:hidden");
