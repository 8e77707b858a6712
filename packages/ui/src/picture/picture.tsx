"use client";

import type { ComponentProps } from "react";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";
import { usePictureState } from "./use-picture-state.ts";

/** One photograph: a file, or the same in several sizes and formats. */
export interface PictureSource {
  /** URL of the file, or of the one for browsers that read neither `avif` nor `webp`. */
  src: string;
  /** Description of the picture: garment, cloth, colour, view. @default "", which hides it from assistive technology */
  alt?: string | undefined;
  /** Size of the largest file in pixels. With it a gallery loads that file for a magnified picture. */
  width?: number | undefined;
  height?: number | undefined;
  /** CSS colour of the cloth, shown until the picture has loaded. @default that of the theme */
  color?: string | undefined;
  /** `srcset` list of AVIF files. */
  avif?: string | undefined;
  /** `srcset` list of WebP files. */
  webp?: string | undefined;
  /** URL of a small file that is already loaded; shown until the right one has loaded. */
  placeholder?: string | undefined;
}

export interface PictureProps extends Omit<ComponentProps<"picture">, "children"> {
  /** `null` if there is no picture: a hanger icon is shown. */
  source: PictureSource | null;
  /** Display width, as in `<img sizes>`. */
  sizes: string;
  /** Overrides the picture's description; use an empty text if the name is shown beside it. */
  alt?: string | undefined;
  /** `first`: the single largest picture of a page; `eager`: visible without scrolling; `lazy`: all others. @default "lazy" */
  priority?: "first" | "eager" | "lazy" | undefined;
}

/**
 * A photograph on a coloured background. The caller sizes the box (`aspect-product`, `size-full`); the picture covers it.
 * Renders a `<picture>`, or a hanger icon with the same description if loading fails. There is no retry.
 */
export function Picture({ source, sizes, alt, priority = "lazy", className = "", style, ...props }: PictureProps) {
  const [state, image] = usePictureState(source?.src ?? null, priority === "lazy");
  const text = alt ?? source?.alt ?? "";
  return (
    <picture
      {...props}
      data-component="picture"
      data-state={state}
      className={`sv:relative sv:block sv:overflow-hidden sv:bg-media ${className}`}
      style={source && state !== "failed" ? { ...ground(source), ...style } : style}
    >
      {source && state !== "failed" ? (
        <>
          {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
          {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
          <img
            ref={image}
            src={source.src}
            alt={text}
            width={source.width}
            height={source.height}
            loading={priority === "lazy" ? "lazy" : "eager"}
            fetchPriority={priority === "first" ? "high" : "auto"}
            decoding="async"
            className={`sv:absolute sv:inset-0 sv:size-full sv:object-cover sv:transition-opacity sv:duration-base sv:ease-standard sv:print:opacity-100 ${state === "waiting" ? "sv:opacity-0" : ""}`}
          />
        </>
      ) : (
        <MissingPicture alt={text} />
      )}
    </picture>
  );
}

const ground = ({ color, placeholder }: PictureSource) => ({
  ...(color !== undefined && { backgroundColor: color }),
  ...(placeholder !== undefined && {
    backgroundImage: `url(${JSON.stringify(placeholder)})`,
    backgroundSize: "cover",
  }),
});

/** Shown for a missing picture. The description is visible if it fits, and always available to screen readers. */
function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      className="sv:@container sv:absolute sv:inset-0 sv:flex sv:flex-col sv:items-center sv:justify-center sv:gap-2 sv:text-muted"
    >
      <CoatHangerThin className="sv:size-icon-lg" />
      {alt && (
        <span className="sv:hidden sv:max-w-full sv:px-4 sv:text-center sv:text-caption sv:@[12rem]:block">{alt}</span>
      )}
    </span>
  );
}
