"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { GALLERY_SIZES, type GalleryImage } from "./gallery-image.ts";
import { english, type GalleryLabels } from "./gallery-labels.ts";
import { gallery } from "./gallery.recipe.ts";
import { GalleryStage } from "./gallery-stage.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";

export interface GalleryProps extends Omit<ComponentProps<"section">, "children"> {
  /** Pictures in the order of the thumbnails. Change the `key` when the product changes. */
  images: readonly GalleryImage[];
  /** Index of the large picture, from 0. */
  index?: number | undefined;
  /** @default 0 */
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** Width of the large picture, as in `<img sizes>`. @default "(width >= 64rem) 45vw, (width >= 48rem) 50vw, 80vw" */
  sizes?: string | undefined;
  /** `bleed` extends the large picture to the end edge of a phone's screen. @default "contained" */
  variant?: "contained" | "bleed" | undefined;
  labels?: Partial<GalleryLabels> | undefined;
}

/**
 * Pictures of one product: a large one with up to threefold zoom, and thumbnails. The first large picture is the page's
 * largest contentful paint: it is loaded eagerly and never fades in. Without JavaScript all pictures are shown.
 */
export function Gallery({
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  sizes = GALLERY_SIZES,
  variant = "contained",
  labels,
  className,
  ...props
}: GalleryProps) {
  const words = useLabels("gallery", english, labels);
  const [chosen, setChosen] = useControlled("Gallery", index, defaultIndex, onIndexChange);
  const current = Math.min(chosen, images.length - 1);
  const choose = (next: number) => {
    if (next !== current) setChosen(next);
  };
  const turn = (step: 1 | -1) => {
    const next = current + step;
    if (next >= 0 && next < images.length) choose(next);
  };
  return (
    <section aria-label={words.gallery} {...props} data-component="gallery" className={gallery({ className })}>
      {images.length > 1 && (
        <GalleryThumbnails images={images} index={current} onChoose={choose} sizes={sizes} labels={words} />
      )}
      <GalleryStage images={images} index={current} onTurn={turn} sizes={sizes} variant={variant} labels={words} />
    </section>
  );
}
