import { describe, expect, test } from "vitest";
import { clearOf } from "./clear-of.ts";

const WINDOW = 800;
const place = (top: number, bottom: number, left = 16, right = 374) => ({ left, right, top, bottom });

describe("clearOf", () => {
  test("returns 0 if nothing overlaps", () => {
    expect(clearOf(place(660, 720), [place(80, 120), place(730, 780), place(660, 720, 400, 500)], WINDOW)).toBe(0);
  });

  test("moves up near the lower edge, past everything in the way", () => {
    expect(clearOf(place(660, 720), [place(700, 740)], WINDOW)).toBe(-28);
    expect(clearOf(place(660, 720), [place(600, 650), place(700, 740)], WINDOW)).toBe(-128);
  });

  test("moves down near the upper edge", () => {
    expect(clearOf(place(96, 156), [place(100, 140), place(160, 200)], WINDOW)).toBe(112);
  });

  test("returns 0 if there is no room", () => {
    expect(clearOf(place(660, 720), [place(20, 780)], WINDOW)).toBe(0);
  });
});
