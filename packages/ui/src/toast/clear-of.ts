/** Position of an element in the window, in pixels. */
export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 8;

const overlaps = (a: Place, b: Place) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Distance in pixels by which an element must move down (negative: up) to cover none of `others`, away from the nearest
 * edge of the window. 0 if it covers none, or if there is no such position in the window.
 */
export function clearOf(place: Place, others: readonly Place[], windowHeight: number): number {
  const { left, right } = place;
  const isLow = place.top + place.bottom > windowHeight;
  const height = place.bottom - place.top;
  let { top } = place;
  // Nearest first, so that one pass is enough.
  for (const other of others.toSorted((a, b) => (isLow ? b.bottom - a.bottom : a.top - b.top))) {
    if (!overlaps({ left, right, top, bottom: top + height }, other)) continue;
    top = isLow ? other.top - GAP - height : other.bottom + GAP;
  }
  return top < 0 || top + height > windowHeight ? 0 : top - place.top;
}
