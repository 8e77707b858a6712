import type { ComponentProps } from "react";

export interface HeaderLoaderProps extends ComponentProps<"span"> {}

/**
 * Decorative stitching along the header's lower edge, once, for three seconds after loading. It is pure CSS: it starts
 * with the first paint, covers nothing, and is absent under reduced motion. Its parent must be positioned. A clipping
 * window slides in while the stitches inside move the opposite way, so that they appear still: both are transforms, which
 * the compositor animates. A growing `clip-path` would repaint in every frame.
 */
export function HeaderLoader({ className = "", ...props }: HeaderLoaderProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-component="header-loader"
      className={`sv:pointer-events-none sv:absolute sv:inset-x-0 sv:-bottom-px sv:h-px sv:overflow-hidden sv:animate-sew sv:text-accent sv:before:block sv:before:h-full sv:before:animate-sew-back sv:before:stitch sv:motion-reduce:hidden sv:rtl:-scale-x-100 sv:md:h-stitch ${className}`}
    />
  );
}
