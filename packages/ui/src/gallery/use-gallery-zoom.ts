"use client";

import { type ComponentProps, useState } from "react";
import { type MoreProps, mergeProps } from "../lib/merge-props.ts";
import { usePictureGestures } from "./use-picture-gestures.ts";
import { viewOf, WHOLE } from "./zoom.ts";

/**
 * Headless zoom of a gallery's large picture. Spread `pictureProps()` on a `<button>` with hidden overflow and `touch-action:
 * pan-y`, or `none` while magnified; apply the style `view` to the picture inside. `zoom` is the current zoom; `setZoom`
 * with `stepped` is the button alternative to gestures. Another `index` starts unmagnified; `before` is the previous
 * picture to fade from, and `null` for the first, which is the page's largest contentful paint. `onTurn` is called by a
 * swipe or an arrow key for the next (1) or the previous (-1) picture; at either end it should do nothing.
 */
export function useGalleryZoom(index: number, onTurn: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(WHOLE);
  const [shown, setShown] = useState<{ index: number; before: number | null }>({ index, before: null });
  if (shown.index !== index) {
    setShown({ index, before: shown.index });
    setZoom(WHOLE);
  }
  const gestures = usePictureGestures({ zoom, onZoomChange: setZoom, onTurn });
  return {
    zoom,
    setZoom,
    before: shown.before,
    view: viewOf(zoom),
    pictureProps: (more?: MoreProps<"button">) => mergeProps<ComponentProps<"button">>(gestures, more),
  };
}
