"use client";

import { useState } from "react";
import { usePictureGestures } from "./use-picture-gestures.ts";
import { viewOf, WHOLE } from "./zoom.ts";

/**
 * The large picture of a gallery, without markup. `gestures` go on a `<button>` that hides what overflows and has the `touch-action`
 * `pan-y`, or `none` while it is magnified; `view` is the style of the picture in it. `zoom` says how it is magnified, and `setZoom`
 * with `stepped` does by buttons what fingers do. Another `index` is shown whole; `before` is the one that was shown until then, to fade
 * from, and `null` for the first, which is the page's largest paint. `onTurn` is asked for the next (1) or the previous (-1) picture
 * by a swipe or an arrow key: at either end it does nothing.
 */
export function useGalleryZoom(index: number, onTurn: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(WHOLE);
  const [shown, setShown] = useState<{ index: number; before: number | null }>({ index, before: null });
  if (shown.index !== index) {
    setShown({ index, before: shown.index });
    setZoom(WHOLE);
  }
  const gestures = usePictureGestures({ zoom, onZoomChange: setZoom, onTurn });
  return { zoom, setZoom, before: shown.before, view: viewOf(zoom), gestures };
}
