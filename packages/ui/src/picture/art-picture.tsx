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
  /** Display width of the desktop picture, as in `<img sizes>`; the mobile picture is as wide as the screen. */
  sizes: string;
  /** `first`: the single largest picture of a page. @default "lazy" */
  priority?: "first" | "eager" | "lazy" | undefined;
}

/** Slightly less than the screen, so that 721 pixels do not require the file of 900 instead of 720. */
const MOBILE_SIZES = "96vw";
/** Below this breakpoint a different picture is shown, not just a smaller file. */
const NARROW = "(width < 48rem)";

/** Two crops of a scene, for narrow and for wide screens; only the visible one is loaded. It covers its parent. */
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
      {mobile.avif && <source media={NARROW} type="image/avif" srcSet={mobile.avif} sizes={MOBILE_SIZES} />}
      {mobile.webp && <source media={NARROW} type="image/webp" srcSet={mobile.webp} sizes={MOBILE_SIZES} />}
      {!mobile.webp && <source media={NARROW} srcSet={mobile.src} />}
      {desktop.avif && <source type="image/avif" srcSet={desktop.avif} sizes={sizes} />}
      {desktop.webp && <source type="image/webp" srcSet={desktop.webp} sizes={sizes} />}
      <img
        {...props}
        src={desktop.src}
        alt={alt ?? desktop.alt ?? ""}
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
