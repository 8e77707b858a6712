"use client";

import { Picture } from "../picture/index.ts";
import type { GalleryLabels } from "./gallery-labels.ts";
import { GalleryZoomBar } from "./gallery-zoom-bar.tsx";
import type { GalleryImage } from "./gallery-image.ts";
import { magnifier, stage } from "./gallery.recipe.ts";
import { SharpPicture } from "./sharp-picture.tsx";
import { useGalleryZoom } from "./use-gallery-zoom.ts";
import { MAX_LEVEL } from "./zoom.ts";

interface GalleryStageProps {
  images: readonly GalleryImage[];
  index: number;
  onTurn: (step: 1 | -1) => void;
  sizes: string;
  variant: "contained" | "bleed";
  labels: GalleryLabels;
}

/** The large picture. Its zoom and position are continuous values, so they are set in `style`. */
export function GalleryStage({ images, index, onTurn, sizes, variant, labels }: GalleryStageProps) {
  const { zoom, setZoom, before: left, view, pictureProps } = useGalleryZoom(index, onTurn);
  const image = images[index];
  const before = left === null ? undefined : images[left];
  if (!image) return null;

  const { picture } = image;
  if (!picture) {
    return (
      <div data-part="stage" data-zoom={1} className={stage({ variant })}>
        <Picture source={null} sizes={sizes} alt={image.view} className="sv:size-full" />
        {images.length > 1 && <GalleryPosition index={index} count={images.length} label={labels.position} />}
      </div>
    );
  }
  const zoomed = zoom.level > 1;
  const fading = before && before !== image;
  return (
    <div data-part="stage" data-zoom={zoom.level} className={stage({ variant })}>
      {fading && (
        <Picture source={before.picture} sizes={sizes} alt="" priority="eager" className="sv:absolute! sv:inset-0" />
      )}
      <button type="button" {...pictureProps()} className={magnifier({ zoomed })}>
        <span className="sv:sr-only">{zoom.level >= MAX_LEVEL ? labels.showWhole : labels.magnify}</span>
        <span
          key={picture.src}
          className={`sv:block sv:size-full sv:duration-image-swap sv:ease-standard ${fading ? "sv:transition-opacity sv:starting:opacity-0" : ""}`}
        >
          <span
            className="sv:block sv:size-full sv:transition-transform sv:duration-base sv:ease-standard"
            style={view}
          >
            <Picture
              source={picture}
              sizes={sizes}
              priority={left === null ? "first" : "eager"}
              className="sv:size-full sv:noscript:visible"
            />
            {zoomed && picture.width !== undefined && <SharpPicture source={picture} width={picture.width} />}
          </span>
        </span>
      </button>
      <GalleryPosition index={index} count={images.length} label={labels.position} />
      <GalleryZoomBar zoom={zoom} onZoomChange={setZoom} labels={labels} />
      <span role="status" className="sv:sr-only">
        {zoomed ? labels.zoomed(Math.round(zoom.level)) : ""}
      </span>
    </div>
  );
}

/** Position "1 / 6" in a corner of the large picture. */
function GalleryPosition({ index, count, label }: { index: number; count: number; label: string }) {
  return (
    <span
      data-part="position"
      className="sv:pointer-events-none sv:absolute sv:start-3.5 sv:bottom-3 sv:z-1 sv:rounded-full sv:bg-chip sv:px-3 sv:pt-1.75 sv:pb-1.25 sv:text-[0.875rem] sv:leading-tight sv:tabular sv:lg:bottom-3.5"
    >
      <span className="sv:sr-only">{label}</span>
      <bdi>{`${index + 1} / ${count}`}</bdi>
    </span>
  );
}
