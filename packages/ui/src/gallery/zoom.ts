/** How a picture is magnified, and which part of it is looked at. */
export interface Zoom {
  /** 1 (whole) to `MAX_LEVEL`. */
  level: number;
  /** 0 looks at the left edge, 1 at the right one. */
  x: number;
  /** 0 looks at the top, 1 at the foot. */
  y: number;
}

export const MAX_LEVEL = 3;

/** The whole picture. */
export const WHOLE: Zoom = { level: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const at = (level: number, x: number, y: number): Zoom =>
  level <= 1 ? WHOLE : { level: Math.min(level, MAX_LEVEL), x: between(x, 0, 1), y: between(y, 0, 1) };

/** One, two, three times, and back to the whole; from the whole it goes to the given point. */
export const cycled = ({ level, x, y }: Zoom, point: Pick<Zoom, "x" | "y"> = WHOLE): Zoom =>
  level >= MAX_LEVEL ? WHOLE : level === 1 ? at(2, point.x, point.y) : at(Math.floor(level) + 1, x, y);

/** One full level nearer (1) or further (-1). */
export const stepped = ({ level, x, y }: Zoom, step: 1 | -1): Zoom =>
  at(step === 1 ? Math.floor(level) + 1 : Math.ceil(level) - 1, x, y);

/** Looks elsewhere, by fractions of what there is to see beyond the frame. The whole picture cannot be moved. */
export const panned = ({ level, x, y }: Zoom, byX: number, byY: number): Zoom => at(level, x + byX, y + byY);

/** Any level, as a pinch gives it; a movement that starts from the whole goes to the given point. */
export const scaled = ({ level, x, y }: Zoom, factor: number, point: Pick<Zoom, "x" | "y">): Zoom =>
  at(level * factor, level === 1 ? point.x : x, level === 1 ? point.y : y);

/** The same as style of the picture, which fills a frame that hides what overflows. */
export const viewOf = ({ level, x, y }: Zoom) =>
  level === 1 ? undefined : { transform: `scale(${level})`, transformOrigin: `${x * 100}% ${y * 100}%` };
