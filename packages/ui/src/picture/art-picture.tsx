import type { ComponentProps } from "react";
import type { PictureSource } from "./picture.tsx";

export interface ArtPictureProps extends Omit<
  ComponentProps<"img">,
  "src" | "srcSet" | "width" | "height" | "loading"
> {
  /** Below 768 px. */
  mobile: PictureSource;
  /** From 768 px up. */
  desktop: PictureSource;
  /** Width at which the desktop picture is shown, as in `<img sizes>`; the mobile one is as wide as the screen. */
  sizes: string;
  /** `first` is the one largest picture of a page. @default "lazy" */
  priority?: "first" | "eager" | "lazy";
}

/** A little less than the screen, where 721 pixels do not need a file of 900 in place of 720. */
const MOBILE_SIZES = "96vw";
/** Below the breakpoint another picture is shown, not a smaller one. */
const NARROW = "(width < 48rem)";

/** Two cuts of a scene, for narrow and for wide screens; only the one that is shown is fetched. It covers its parent. */
export function ArtPicture({
  mobile,
  desktop,
  sizes,
  priority = "lazy",
  alt,
  className = "",
  ...props
}: ArtPictureProps) {
  return (
    <picture>
      <source media={NARROW} type="image/avif" srcSet={mobile.avif} sizes={MOBILE_SIZES} />
      <source media={NARROW} type="image/webp" srcSet={mobile.webp} sizes={MOBILE_SIZES} />
      <source type="image/avif" srcSet={desktop.avif} sizes={sizes} />
      <source type="image/webp" srcSet={desktop.webp} sizes={sizes} />
      <img
        {...props}
        src={desktop.src}
        alt={alt ?? desktop.alt}
        width={desktop.width}
        height={desktop.height}
        loading={priority === "lazy" ? "lazy" : "eager"}
        fetchPriority={priority === "first" ? "high" : "auto"}
        decoding="async"
        className={`sv:absolute sv:inset-0 sv:size-full sv:object-cover ${className}`}
      />
    </picture>
  );
}
