import { cva } from "class-variance-authority";

/** An underlined input in the text colour of its surroundings. */
export const input = cva("sv:mt-1 sv:min-h-target sv:w-full sv:border-b sv:border-current sv:bg-transparent sv:py-2");

export const submit = cva(
  "sv:min-h-target sv:justify-self-start sv:rounded-control sv:border sv:border-current sv:px-6 sv:py-2 sv:text-label sv:hover:underline",
);
