import { describe, expect, test } from "vitest";
import { cycled, panned, scaled, stepped, WHOLE } from "./zoom.ts";

describe("zoom", () => {
  test("magnifies at the chosen point, then further at the same point, then resets", () => {
    const once = cycled(WHOLE, { x: 0.2, y: 0.9 });
    expect(once).toEqual({ level: 2, x: 0.2, y: 0.9 });
    expect(cycled(once, { x: 0.8, y: 0.1 })).toEqual({ level: 3, x: 0.2, y: 0.9 });
    expect(cycled(cycled(once))).toEqual(WHOLE);
  });

  test("steps by whole levels, also from the level that a pinch left", () => {
    expect(stepped({ level: 1.4, x: 0, y: 0 }, 1).level).toBe(2);
    expect(stepped({ level: 2.6, x: 0, y: 0 }, -1).level).toBe(2);
    expect(stepped({ level: 3, x: 0, y: 0 }, 1).level).toBe(3);
    expect(stepped({ level: 2, x: 0, y: 1 }, -1)).toEqual(WHOLE);
  });

  test("never moves beyond the picture, and does not move an unmagnified one", () => {
    expect(panned({ level: 2, x: 0.9, y: 0.1 }, 0.4, -0.4)).toEqual({ level: 2, x: 1, y: 0 });
    expect(panned(WHOLE, 0.4, 0.4)).toEqual(WHOLE);
  });

  test("limits a pinch to between one and three times", () => {
    expect(scaled(WHOLE, 1.5, { x: 0.3, y: 0.3 })).toEqual({ level: 1.5, x: 0.3, y: 0.3 });
    expect(scaled({ level: 2, x: 0.3, y: 0.3 }, 4, { x: 1, y: 1 })).toEqual({ level: 3, x: 0.3, y: 0.3 });
    expect(scaled({ level: 2, x: 0.3, y: 0.3 }, 0.4, { x: 1, y: 1 })).toEqual(WHOLE);
  });
});
