import type { ComponentProps, ReactNode } from "react";
import { SkeletonBlock } from "../skeleton/index.ts";

export interface ProductLayoutProps extends ComponentProps<"div"> {
  /** A `Gallery` with `edge="bleed"`. */
  gallery: ReactNode;
}

/**
 * Pictures in columns 1 to 7, what is decided (children) in 8 to 12; below 1024 px half and half, on a phone one below
 * the other. The pictures stay in view while the rest is read. Stands in a `.wrap`.
 */
export function ProductLayout({ gallery, className = "", children, ...props }: ProductLayoutProps) {
  return (
    <div
      {...props}
      data-component="product-layout"
      className={`grid items-start gap-y-6.5 lg:grid-cols-12 lg:gap-x-gutter ${className}`}
    >
      <div className="min-w-0 lg:sticky lg:top-[calc(theme(spacing.header-mobile)+0.875rem)] lg:col-span-6 xl:top-[calc(theme(spacing.header)+0.875rem)] xl:col-span-7">
        {gallery}
      </div>
      <div className="min-w-0 lg:col-span-6 lg:ps-4.5 xl:col-span-5 xl:ps-[clamp(1rem,4.4vw,4.5rem)]">{children}</div>
    </div>
  );
}

/** Holds the gallery's place: the large picture, and its thumbnails where they stand. */
export function GallerySkeleton() {
  return (
    <div
      aria-hidden="true"
      data-component="gallery-skeleton"
      className="grid animate-after-wait gap-2 lg:gap-2.5 xl:grid-cols-[5.5rem_minmax(0,1fr)] xl:gap-3.5"
    >
      <div className="grid grid-cols-3 gap-2 max-xl:order-last lg:grid-cols-4 lg:gap-2.5 xl:grid-cols-1 xl:content-start">
        {Array.from({ length: 3 }, (_, thumbnail) => (
          <SkeletonBlock key={thumbnail} shape="product" />
        ))}
      </div>
      <SkeletonBlock shape="product" className="max-lg:-mx-margin max-lg:w-auto!" />
    </div>
  );
}
