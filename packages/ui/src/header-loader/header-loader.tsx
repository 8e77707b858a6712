import type { ComponentProps } from "react";

/**
 * Sews over the header's lower hairline once, in three seconds, while the page settles in. It is pure style: it starts
 * with the first paint, ends by itself, covers nothing, and is not there under reduced motion. Its parent must be positioned.
 */
export function HeaderLoader({ className = "", ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="header-loader"
      className={`sv:pointer-events-none sv:absolute sv:inset-x-0 sv:-bottom-px sv:h-px sv:animate-sew sv:text-accent sv:stitch sv:motion-reduce:hidden sv:rtl:-scale-x-100 sv:md:h-stitch ${className}`}
    />
  );
}
