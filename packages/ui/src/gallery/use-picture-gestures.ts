"use client";

import { useRef, type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { cycled, panned, scaled, WHOLE, type Zoom } from "./zoom.ts";

interface Point {
  x: number;
  y: number;
}

/** A shorter movement, in px, is a click. */
const CLICK_SLOP = 6;
/** A movement of at least this length, in px, turns to the next picture. */
const SWIPE = 40;
const DOUBLE_TAP_MS = 300;
/** Fraction of the overflow that one press of an arrow key moves. */
const ARROW_STEP = 0.25;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Position of the pointer as fractions of the picture's box. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

interface Gestures {
  zoom: Zoom;
  /** Takes an updater, because several moves may happen within a frame, before the next render. */
  onZoomChange: (change: (zoom: Zoom) => Zoom) => void;
  /** Called for the next (1) or the previous (-1) picture by a swipe or an arrow key. */
  onTurn: (step: 1 | -1) => void;
}

/**
 * Gestures and keys of a picture: click, tap and Enter magnify step by step; a double tap magnifies or resets; two fingers
 * set any level; drag and arrow keys move a magnified picture, or turn to the next picture if it is not magnified; Escape
 * resets the zoom.
 */
export function usePictureGestures({ zoom, onZoomChange, onTurn }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const moved = useRef(false);
  const tap = useRef<{ at: number; from: number }>(undefined);
  const zoomed = zoom.level > 1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const point = { x: event.clientX, y: event.clientY };
    // The first finger or the mouse: an earlier pointer was released somewhere else.
    if (event.isPrimary) {
      pointers.current.clear();
      start.current = point;
      moved.current = false;
    }
    pointers.current.set(event.pointerId, point);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    // A mouse that was released outside comes back without a pressed button: it only hovers.
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
    // Capture the pointer only for a real drag; a click must keep the button as its target.
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
      // The first tap has magnified already. From an unmagnified picture that is the wanted result.
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
    // Prevents scrolling the page and closing a dialog around the gallery.
    event.preventDefault();
    event.stopPropagation();
  };

  /** The browser's own image dragging would end ours. */
  const onDragStart = (event: DragEvent<HTMLElement>) => event.preventDefault();

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onKeyDown, onDragStart };
}
