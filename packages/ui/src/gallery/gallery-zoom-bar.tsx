"use client";

import { useId, useState, type ReactNode } from "react";
import { GridNine } from "../icons/grid-nine.tsx";
import { MagnifyingGlassMinus } from "../icons/magnifying-glass-minus.tsx";
import { MagnifyingGlassPlus } from "../icons/magnifying-glass-plus.tsx";
import type { GalleryLabels } from "./gallery-labels.ts";
import { zoomButton } from "./gallery.recipe.ts";
import { MAX_LEVEL, stepped, type Zoom } from "./zoom.ts";

interface GalleryZoomBarProps {
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  labels: GalleryLabels;
}

interface ZoomButtonProps {
  label: string;
  /** At its end a button stays where it is and keeps the focus. */
  atEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

const ZoomButton = ({ label, atEnd, onPress, children }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={atEnd || undefined}
    onClick={atEnd ? undefined : onPress}
    className={zoomButton()}
  >
    {children}
  </button>
);

/** Zoom out, zoom in, and while magnified a pad of nine parts: everything a drag can do, by single presses. */
export function GalleryZoomBar({ zoom, onZoomChange, labels }: GalleryZoomBarProps) {
  const [padOpen, setPadOpen] = useState(false);
  const padId = useId();
  const zoomed = zoom.level > 1;
  return (
    <div data-part="zoom" className="absolute end-3.5 bottom-3 z-1 grid justify-items-end gap-2 lg:bottom-3.5">
      {zoomed && padOpen && (
        <div id={padId} role="group" aria-label={labels.move} className="grid grid-cols-3 rounded-overlay bg-chip p-1">
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
                className="group/part grid size-target place-items-center rounded-control hover:bg-sunken"
              >
                <span className="size-1.5 rounded-full bg-current group-aria-pressed/part:size-3" />
              </button>
            );
          })}
        </div>
      )}
      <div className="flex rounded-full bg-chip">
        {zoomed && (
          <button
            type="button"
            aria-label={labels.move}
            title={labels.move}
            aria-expanded={padOpen}
            aria-controls={padOpen ? padId : undefined}
            onClick={() => setPadOpen(!padOpen)}
            className={zoomButton()}
          >
            <GridNine className="size-icon" />
          </button>
        )}
        <ZoomButton label={labels.zoomOut} atEnd={!zoomed} onPress={() => onZoomChange(stepped(zoom, -1))}>
          <MagnifyingGlassMinus className="size-icon" />
        </ZoomButton>
        <ZoomButton
          label={labels.zoomIn}
          atEnd={zoom.level >= MAX_LEVEL}
          onPress={() => onZoomChange(stepped(zoom, 1))}
        >
          <MagnifyingGlassPlus className="size-icon" />
        </ZoomButton>
      </div>
    </div>
  );
}
