import { serverNow } from "@selvedge/ui/countdown";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { syncClockWithAnswer } from "./server-clock.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const DAY_MS = 86_400_000;
const answered = (at: number, control = "no-store") =>
  syncClockWithAnswer(new Headers({ date: new Date(at).toUTCString(), "cache-control": control }));

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  answered(NOW);
  vi.useRealTimers();
});

test("an answer sets the page's clock to the server's, however wrong the device's is", () => {
  answered(NOW - 3 * DAY_MS);
  expect(serverNow()).toBe(NOW - 3 * DAY_MS);
  answered(NOW + 3 * DAY_MS);
  expect(serverNow()).toBe(NOW + 3 * DAY_MS);
});

test("the latency of an answer does not change the clock", () => {
  answered(NOW - 1_500);
  expect(serverNow()).toBe(NOW);
});

test("a cached answer, or one without a date, does not set the clock", () => {
  answered(NOW - DAY_MS, "public, max-age=86400");
  syncClockWithAnswer(new Headers({ "cache-control": "no-store" }));
  expect(serverNow()).toBe(NOW);
});
