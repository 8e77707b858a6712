import { cva } from "class-variance-authority";

/** A flex column, so that the picture is shown first although it is last in the DOM. */
export const card = cva("sv:group/card sv:relative sv:flex sv:min-w-0 sv:flex-col");

export const frame = cva("sv:relative sv:order-first sv:mb-2.75 sv:aspect-product sv:overflow-hidden sv:lg:mb-3.5", {
  variants: { availability: { available: "", "sold-out": "sv:[&_img]:opacity-72 sv:[&_img]:saturate-55" } },
});

/** `display: none`, and therefore not loaded, until it is needed. */
export const secondPicture = cva(
  "sv:absolute sv:inset-0 sv:hidden sv:opacity-0 sv:transition-[opacity,display] sv:transition-discrete sv:duration-image-swap sv:ease-standard sv:hoverable:group-hover/card:block sv:hoverable:group-hover/card:opacity-100 sv:hoverable:group-hover/card:starting:opacity-0 sv:hoverable:group-has-focus-visible/card:block sv:hoverable:group-has-focus-visible/card:opacity-100 sv:hoverable:group-has-focus-visible/card:starting:opacity-0",
);

/** The link of the title covers the whole card. */
export const titleLink =
  "sv:group-hover/card:text-accent sv:after:absolute sv:after:inset-0 sv:focus-visible:outline-none sv:focus-visible:after:outline-2 sv:focus-visible:after:outline-offset-2 sv:focus-visible:after:outline-ring";
