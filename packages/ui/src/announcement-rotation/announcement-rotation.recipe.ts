import { cva } from "class-variance-authority";

export const rotation = cva("sv:flex sv:items-center");

/**
 * All messages lie in one cell, which is as high as the highest: nothing shifts when they change. The space at the start is
 * as wide as the buttons at the end, so that a message is centred on wide screens.
 */
export const messages = cva("sv:grid sv:min-w-0 sv:flex-1 sv:items-center", {
  variants: { hasButtons: { true: "sv:xl:ps-22", false: "" } },
});

export const slide = cva(
  "sv:col-start-1 sv:row-start-1 sv:transition-[opacity,visibility] sv:duration-base sv:ease-standard sv:noscript:visible sv:noscript:row-auto sv:noscript:opacity-100",
  { variants: { state: { shown: "", hidden: "sv:invisible sv:opacity-0" } } },
);

export const controls = cva("sv:flex sv:shrink-0 sv:items-center sv:noscript:hidden");
