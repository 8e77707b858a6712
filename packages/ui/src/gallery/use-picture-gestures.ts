"use client";

import { useRef, type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { cycled, panned, scaled, WHOLE, type Zoom } from "./zoom.ts";

interface Point {
  x: number;
  y: number;
}

/** A movement shorter than this, in px, is a click. */
const CLICK_SLOP = 6;
/** A movement at least this long, in px, turns to the next picture. */
const SWIPE = 40;
const DOUBLE_TAP_MS = 300;
/** Part of what lies beyond the frame that one press of an arrow key moves. */
const ARROW_STEP = 0.25;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Point of the picture under the pointer, as fractions of its box. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

interface Gestures {
  zoom: Zoom;
  /** By how it is magnified when its turn comes: between two moves of a frame nothing has been rendered. */
  onZoomChange: (change: (zoom: Zoom) => Zoom) => void;
  /** Asked for the next (1) or the previous (-1) picture by a swipe or an arrow key. */
  onTurn: (step: 1 | -1) => void;
}

/**
 * What hands and keys do to a picture: click, tap and Enter magnify it step by step; a double tap magnifies it or
 * brings back the whole; two fingers set any level; a drag and the arrow keys look around, or turn to the next
 * picture while the whole is shown; Escape brings back the whole.
 */
export function usePictureGestures({ zoom, onZoomChange, onTurn }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const moved = useRef(false);
  const tap = useRef<{ at: number; from: number }>(undefined);
  const zoomed = zoom.level > 1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const point = { x: event.clientX, y: event.clientY };
    // The first finger, or the mouse: whatever was pressed before has been released somewhere else.
    if (event.isPrimary) {
      pointers.current.clear();
      start.current = point;
      moved.current = false;
    }
    pointers.current.set(event.pointerId, point);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    // A mouse that was released outside comes back with no button down: it hovers.
    if (event.buttons === 0) pointers.current.delete(event.pointerId);
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, here);
    if (other) {
      moved.current = true;
      const factor = distance(here, other) / Math.max(1, distance(last, other));
      const point = pointOf(event);
      onZoomChange((now) => scaled(now, factor, point));
      return;
    }
    if (distance(here, start.current) < CLICK_SLOP) return;
    moved.current = true;
    if (!zoomed) return;
    // Only a real drag may leave the box; a click must keep the button as its target.
    event.currentTarget.setPointerCapture(event.pointerId);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const x = (last.x - here.x) / width;
    const y = (last.y - here.y) / height;
    onZoomChange((now) => panned(now, x / (now.level - 1), y / (now.level - 1)));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const alone = pointers.current.delete(event.pointerId) && pointers.current.size === 0;
    const across = event.clientX - start.current.x;
    if (!alone || zoomed || Math.abs(across) < SWIPE) return;
    if (Math.abs(across) < 1.5 * Math.abs(event.clientY - start.current.y)) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    onTurn(across > 0 === rtl ? 1 : -1);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const fromKeyboard = event.detail === 0;
    if (moved.current && !fromKeyboard) {
      moved.current = false;
      return;
    }
    const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch";
    const before = tap.current;
    if (touch && before && event.timeStamp - before.at < DOUBLE_TAP_MS) {
      // The first tap of the two has magnified already: from the whole that was what is wanted.
      if (before.from > 1) onZoomChange(() => WHOLE);
      tap.current = undefined;
      return;
    }
    tap.current = { at: event.timeStamp, from: zoom.level };
    const point = fromKeyboard ? WHOLE : pointOf(event);
    onZoomChange((now) => cycled(now, point));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const arrow = ARROWS[event.key];
    if (event.key === "Escape" && zoomed) onZoomChange(() => WHOLE);
    else if (arrow && zoomed) onZoomChange((now) => panned(now, arrow[0] * ARROW_STEP, arrow[1] * ARROW_STEP));
    else if (arrow && arrow[0] !== 0) {
      const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
      onTurn(arrow[0] > 0 !== rtl ? 1 : -1);
    } else return;
    // Neither scrolls the page nor closes the dialog around the gallery.
    event.preventDefault();
    event.stopPropagation();
  };

  /** The browser's own dragging of pictures would end ours. */
  const onDragStart = (event: DragEvent<HTMLElement>) => event.preventDefault();

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onKeyDown, onDragStart };
}
