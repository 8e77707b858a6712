import { cva } from "class-variance-authority";

export const form = cva("sv:grid sv:gap-x-gutter", {
  variants: { beside: { feature: "sv:xl:grid-cols-2", nothing: "" } },
});

export const column = cva("sv:grid sv:min-w-0 sv:content-start sv:gap-5");

export const box = cva(
  "sv:w-full sv:min-w-0 sv:rounded-control sv:border-b sv:border-control sv:bg-raised sv:px-2.5 sv:py-2 sv:font-display sv:text-h2",
);

export const option = cva(
  "sv:flex sv:min-h-target sv:items-center sv:gap-4 sv:rounded-control sv:px-2.5 sv:py-1.5 sv:text-start sv:text-small sv:hover:bg-sunken sv:aria-selected:bg-accent-soft sv:aria-selected:text-on-accent-soft sv:forced-colors:aria-selected:outline-2 sv:forced-colors:aria-selected:-outline-offset-2",
);
