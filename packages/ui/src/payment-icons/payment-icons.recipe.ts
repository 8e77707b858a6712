import { cva } from "class-variance-authority";

export const icons = cva("sv:flex sv:flex-wrap sv:gap-2");

/** Takes the colour of the text around it, so that it can stand on any surface, such as a dark footer. */
export const icon = cva(
  "sv:inline-flex sv:min-h-8 sv:max-w-full sv:items-center sv:gap-1.5 sv:rounded-control sv:border sv:border-current/35 sv:px-2.5 sv:pt-1.5 sv:pb-1 sv:text-caption sv:leading-tight sv:font-medium sv:wrap-anywhere",
);

export const drawing = cva("sv:-mt-0.5 sv:h-4 sv:w-6 sv:shrink-0");
