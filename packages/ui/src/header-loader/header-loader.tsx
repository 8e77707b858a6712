import type { ComponentProps } from "react";

/**
 * Sews over the header's lower hairline once, in three seconds, while the page settles in. It is pure style: it starts
 * with the first paint, ends by itself, covers nothing, and is not there under reduced motion. Its parent must be positioned.
 * A window comes in from the side, and the stitches in it go the other way, so that they stand still: two movements that a
 * compositor makes by itself. A growing `clip-path` looks the same, and has the page painted anew in every frame.
 */
export function HeaderLoader({ className = "", ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="header-loader"
      className={`sv:pointer-events-none sv:absolute sv:inset-x-0 sv:-bottom-px sv:h-px sv:overflow-hidden sv:animate-sew sv:text-accent sv:before:block sv:before:h-full sv:before:animate-sew-back sv:before:stitch sv:motion-reduce:hidden sv:rtl:-scale-x-100 sv:md:h-stitch ${className}`}
    />
  );
}
