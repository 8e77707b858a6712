import { cva } from "class-variance-authority";

/** A column, so that the picture can be seen first and read last. */
export const card = cva("group/card relative flex min-w-0 flex-col");

export const frame = cva("relative order-first mb-2.75 aspect-product overflow-hidden lg:mb-3.5", {
  variants: { availability: { available: "", "sold-out": "[&_img]:opacity-72 [&_img]:saturate-55" } },
});

/** Not displayed, hence not fetched, before it is wanted. */
export const secondPicture = cva(
  "absolute inset-0 hidden opacity-0 transition-[opacity,display] transition-discrete duration-image-swap ease-standard hoverable:group-hover/card:block hoverable:group-hover/card:opacity-100 hoverable:group-hover/card:starting:opacity-0 hoverable:group-has-focus-visible/card:block hoverable:group-has-focus-visible/card:opacity-100 hoverable:group-has-focus-visible/card:starting:opacity-0",
);

export const title = cva(
  "group-hover/card:text-accent after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring",
);

export const actions = cva(
  "absolute inset-x-0 bottom-0 z-1 hidden bg-chip [&_:focus-visible]:-outline-offset-4 transition-transform duration-base ease-enter hoverable:flex hoverable:translate-y-[101%] hoverable:group-focus-within/card:translate-y-0 hoverable:group-hover/card:translate-y-0",
);
