import type { ComponentProps, ReactNode } from "react";
// Imported directly instead of through the index, because the gallery itself is loaded later.
import { GALLERY_SIZES } from "../gallery/gallery-image.ts";
import { Picture, type PictureSource } from "../picture/index.ts";
import { SkeletonBlock } from "../skeleton/index.ts";

export interface ProductLayoutProps extends ComponentProps<"div"> {
  /** A `Gallery` with `variant="bleed"`. */
  gallery: ReactNode;
}

/**
 * Pictures in columns 1 to 7, product details (children) in columns 8 to 12; halves below 1024 px, stacked on phones. The
 * pictures are sticky. Place it in a `.wrap`.
 */
export function ProductLayout({ gallery, className = "", children, ...props }: ProductLayoutProps) {
  return (
    <div
      {...props}
      data-component="product-layout"
      className={`sv:grid sv:items-start sv:gap-y-6.5 sv:lg:grid-cols-12 sv:lg:gap-x-gutter ${className}`}
    >
      <div className="sv:min-w-0 sv:tall:lg:sticky sv:lg:top-[calc(theme(spacing.header-mobile)+0.875rem)] sv:lg:col-span-6 sv:xl:top-[calc(theme(spacing.header)+0.875rem)] sv:xl:col-span-7">
        {gallery}
      </div>
      <div className="sv:min-w-0 sv:lg:col-span-6 sv:lg:ps-4.5 sv:xl:col-span-5 sv:xl:ps-margin">{children}</div>
    </div>
  );
}

export interface GallerySkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** The large picture, if it is already known. */
  picture?: PictureSource | null | undefined;
  /** Its display width, as in `<img sizes>`. @default that of a `Gallery` */
  sizes?: string | undefined;
}

/** Placeholder of the gallery: the large picture at its position. */
export function GallerySkeleton({
  picture = null,
  sizes = GALLERY_SIZES,
  className = "",
  ...props
}: GallerySkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      data-component="gallery-skeleton"
      className={`sv:grid sv:gap-2 sv:max-lg:grid-cols-[3.5rem_minmax(0,1fr)] sv:xl:grid-cols-[5.5rem_minmax(0,1fr)] sv:xl:gap-3.5 ${className}`}
    >
      <div className={`sv:-col-end-1 sv:max-lg:-me-margin ${picture ? "" : "sv:animate-after-wait"}`}>
        {picture ? (
          <Picture source={picture} sizes={sizes} alt="" priority="first" className="sv:aspect-product" />
        ) : (
          <SkeletonBlock variant="product" />
        )}
      </div>
    </div>
  );
}
