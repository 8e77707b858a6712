import { cva } from "class-variance-authority";

/** When printed, everything is hidden except the slip, its content and its ancestors. */
export const slip = cva(
  "sv:@container sv:relative sv:max-w-narrow sv:bg-raised sv:px-5 sv:pt-9.5 sv:pb-7 sv:sm:px-8 sv:[body:has(&)_:not(&,&_*,:has(&))]:print:hidden sv:print:max-w-none sv:print:bg-transparent sv:print:px-0",
);

export const slipTitle = cva("sv:font-display sv:text-h3 sv:@[40rem]:text-h2");
