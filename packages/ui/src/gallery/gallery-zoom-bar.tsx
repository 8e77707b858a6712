"use client";

import { useId, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { GridNine } from "../icons/grid-nine.tsx";
import { MagnifyingGlassMinus } from "../icons/magnifying-glass-minus.tsx";
import { MagnifyingGlassPlus } from "../icons/magnifying-glass-plus.tsx";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import type { GalleryLabels } from "./gallery-labels.ts";
import { zoomButton } from "./gallery.recipe.ts";
import { MAX_LEVEL, stepped, type Zoom } from "./zoom.ts";

interface GalleryZoomBarProps {
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  labels: GalleryLabels;
}

/** Zoom out, zoom in, and while magnified a pad of nine parts: a single-press alternative to every drag. */
export function GalleryZoomBar({ zoom, onZoomChange, labels }: GalleryZoomBarProps) {
  const [padOpen, setPadOpen] = useState(false);
  const padId = useId();
  const zoomed = zoom.level > 1;
  return (
    <div
      data-part="zoom"
      className={`sv:absolute sv:end-3.5 sv:bottom-3 sv:z-1 sv:grid sv:justify-items-end sv:gap-2 sv:noscript:hidden sv:lg:bottom-3.5 ${WHOLE}`}
    >
      {zoomed && padOpen && (
        <div
          id={padId}
          role="group"
          aria-label={labels.move}
          className="sv:grid sv:grid-cols-3 sv:rounded-overlay sv:bg-chip sv:p-1"
        >
          {labels.parts.map((part, index) => {
            const x = (index % 3) / 2;
            const y = Math.floor(index / 3) / 2;
            const here = Math.round(zoom.x * 2) / 2 === x && Math.round(zoom.y * 2) / 2 === y;
            return (
              <button
                key={part}
                type="button"
                aria-label={part}
                aria-pressed={here}
                onClick={() => onZoomChange({ level: zoom.level, x, y })}
                className="sv:group/part sv:grid sv:size-target sv:place-items-center sv:rounded-control sv:hover:bg-sunken"
              >
                <span className="sv:size-1.5 sv:rounded-full sv:bg-current sv:group-aria-pressed/part:size-3" />
              </button>
            );
          })}
        </div>
      )}
      <div className="sv:flex sv:rounded-full sv:bg-chip">
        {zoomed && (
          <IconButton
            label={labels.move}
            aria-expanded={padOpen}
            aria-controls={padOpen ? padId : undefined}
            onClick={() => setPadOpen(!padOpen)}
            className={zoomButton()}
          >
            <GridNine />
          </IconButton>
        )}
        <IconButton
          label={labels.zoomOut}
          aria-disabled={!zoomed || undefined}
          onClick={() => onZoomChange(stepped(zoom, -1))}
          className={zoomButton()}
        >
          <MagnifyingGlassMinus />
        </IconButton>
        <IconButton
          label={labels.zoomIn}
          aria-disabled={zoom.level >= MAX_LEVEL || undefined}
          onClick={() => onZoomChange(stepped(zoom, 1))}
          className={zoomButton()}
        >
          <MagnifyingGlassPlus />
        </IconButton>
      </div>
      <EndMark />
    </div>
  );
}
