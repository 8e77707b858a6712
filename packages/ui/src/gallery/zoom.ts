/** Zoom level and position of a picture. */
export interface Zoom {
  /** From 1 (not magnified) to `MAX_LEVEL`. */
  level: number;
  /** 0 is the left edge, 1 the right edge. */
  x: number;
  /** 0 is the top, 1 the bottom. */
  y: number;
}

export const MAX_LEVEL = 3;

/** Not magnified. */
export const WHOLE: Zoom = { level: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const at = (level: number, x: number, y: number): Zoom =>
  level <= 1 ? WHOLE : { level: Math.min(level, MAX_LEVEL), x: between(x, 0, 1), y: between(y, 0, 1) };

/** Next level: one, two, three times, then not magnified; the first step goes to the given point. */
export const cycled = ({ level, x, y }: Zoom, point: Pick<Zoom, "x" | "y"> = WHOLE): Zoom =>
  level >= MAX_LEVEL ? WHOLE : level === 1 ? at(2, point.x, point.y) : at(Math.floor(level) + 1, x, y);

/** One whole level in (1) or out (-1). */
export const stepped = ({ level, x, y }: Zoom, step: 1 | -1): Zoom =>
  at(step === 1 ? Math.floor(level) + 1 : Math.ceil(level) - 1, x, y);

/** Moves by fractions of the overflow. A picture that is not magnified does not move. */
export const panned = ({ level, x, y }: Zoom, byX: number, byY: number): Zoom => at(level, x + byX, y + byY);

/** Any level, as set by a pinch; a pinch that starts unmagnified goes to the given point. */
export const scaled = ({ level, x, y }: Zoom, factor: number, point: Pick<Zoom, "x" | "y">): Zoom =>
  at(level * factor, level === 1 ? point.x : x, level === 1 ? point.y : y);

/** The zoom as style of the picture, which fills a frame with hidden overflow. */
export const viewOf = ({ level, x, y }: Zoom) =>
  level === 1 ? undefined : { transform: `scale(${level})`, transformOrigin: `${x * 100}% ${y * 100}%` };
