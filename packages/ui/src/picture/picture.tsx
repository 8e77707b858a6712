"use client";

import type { ComponentProps } from "react";
import { CoatHangerThin } from "../icons/coat-hanger-thin.tsx";
import { usePictureState } from "./use-picture-state.ts";

/** One photograph in all its sizes. `avif` and `webp` are `srcset` lists; `src` is for browsers that read neither list. */
export interface PictureSource {
  /** What there is to see: garment, cloth, colour, view. */
  alt: string;
  /** Pixels of the largest file; they keep the place while it loads. */
  width: number;
  height: number;
  /** CSS colour of the cloth, shown until the picture is there. */
  color: string;
  avif: string;
  webp: string;
  src: string;
  /** Address of a small file of it that is there already; it is seen until the right one is. */
  placeholder?: string;
}

export interface PictureProps extends Omit<ComponentProps<"picture">, "children"> {
  /** `null` when the thing is known to have no picture: the hanger stands in. */
  source: PictureSource | null;
  /** Width at which it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Replaces the picture's own text; empty where the name stands beside it. */
  alt?: string;
  /** `first` is the one largest picture of a page; `eager` is seen without scrolling; the rest wait. @default "lazy" */
  priority?: "first" | "eager" | "lazy";
}

/**
 * A photograph on its ground. The box is the caller's (`aspect-product`, `size-full`); the picture covers it.
 * Renders a `<picture>`, and a hanger with the same text when the file cannot be had. One attempt, no retry.
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
          <source type="image/avif" srcSet={source.avif} sizes={sizes} />
          <source type="image/webp" srcSet={source.webp} sizes={sizes} />
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
  backgroundColor: color,
  ...(placeholder !== undefined && {
    backgroundImage: `url(${JSON.stringify(placeholder)})`,
    backgroundSize: "cover",
  }),
});

/** Stands in for a picture that is not there. The text is seen where there is room for it, and always heard. */
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
