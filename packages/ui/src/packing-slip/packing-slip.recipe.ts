import { cva } from "class-variance-authority";

/** On paper all that is neither the slip, nor in it, nor around it goes away. */
export const slip = cva(
  "@container relative max-w-narrow bg-raised px-5 pt-9.5 pb-7 sm:px-8 [body:has(&)_:not(&,&_*,:has(&))]:print:hidden print:max-w-none print:bg-transparent print:px-0",
);

export const slipTitle = cva("font-display text-h3 @[40rem]:text-h2");
