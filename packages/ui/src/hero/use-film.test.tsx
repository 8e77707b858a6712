import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubInView } from "../fixtures/in-view.ts";
import { useFilm } from "./use-film.ts";

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();
const load = vi.fn();
let film = { networkState: 1, readyState: 0 };
let idle: (() => void) | undefined;
const ask = vi.fn((callback: () => void, _options?: IdleRequestOptions) => {
  idle = callback;
  return 7;
});
const cancelled = vi.fn();

function Stage({ hasFilm = true }: { hasFilm?: boolean }) {
  const { film: video, watch, wanted, setWanted, started, onPlaying } = useFilm();
  return (
    <section ref={watch} title={wanted ? "wanted" : "held"} data-started={started}>
      {hasFilm && <video ref={video} muted onPlaying={onPlaying} />}
      <button type="button" onClick={() => setWanted(!wanted)}>
        Pause
      </button>
    </section>
  );
}

const settle = async () => {
  await act(async () => {
    idle?.();
    await Promise.resolve();
  });
};
const stage = () => document.querySelector("section")!;
const agent = (userAgent: string, maxTouchPoints = 0) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "maxTouchPoints", { value: maxTouchPoints, configurable: true });
};

beforeEach(() => {
  vi.clearAllMocks();
  play.mockImplementation(() => Promise.resolve());
  film = { networkState: 1, readyState: 0 };
  idle = undefined;
  stubInView({ isIntersecting: true });
  vi.stubGlobal("requestIdleCallback", ask);
  vi.stubGlobal("cancelIdleCallback", cancelled);
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
  for (const name of ["networkState", "readyState"] as const) {
    vi.spyOn(HTMLMediaElement.prototype, name, "get").mockImplementation(() => film[name] as never);
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "maxTouchPoints");
});

test("plays when the page has loaded and is idle", async () => {
  render(<Stage />);
  expect(play).not.toHaveBeenCalled();
  await settle();
  expect(play).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  [2.9, "held", 0],
  [3, "wanted", 1],
])("at %s megabits per second the film is %s until it is requested", async (megabits, state, begun) => {
  const file = { transferSize: 100_000, responseStart: 0, responseEnd: 800 / megabits };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([file as never]);
  render(<Stage />);
  await settle();
  expect([stage().title, play.mock.calls.length]).toEqual([state, begun]);
  if (begun === 0) fireEvent.click(screen.getByRole("button"));
  expect([stage().title, play.mock.calls.length]).toEqual(["wanted", 1]);
});

test("starts after two seconds at most if the browser is never idle", () => {
  render(<Stage />);
  expect(ask.mock.calls).toEqual([[expect.any(Function), { timeout: 2_000 }]]);
});

test("waits for the load event of a page that is still loading", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(<Stage />);
  expect(idle).toBeUndefined();
  window.dispatchEvent(new Event("load"));
  await settle();
  expect(play).toHaveBeenCalledOnce();
});

test("waits briefly in browsers without idle callbacks", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  vi.stubGlobal("cancelIdleCallback", undefined);
  const { unmount } = render(<Stage />);
  act(() => void vi.advanceTimersByTime(199));
  expect(play).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(play).toHaveBeenCalledOnce();
  unmount();
  render(<Stage />).unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("clears its timers on unmount", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(<Stage />).unmount();
  window.dispatchEvent(new Event("load"));
  expect(idle).toBeUndefined();
  expect(cancelled).toHaveBeenCalledOnce();
});

test("pauses and resumes on request", async () => {
  render(<Stage />);
  await settle();
  fireEvent.click(screen.getByRole("button"));
  expect(pause).toHaveBeenCalledOnce();
  expect(stage().title).toBe("held");
  fireEvent.click(screen.getByRole("button"));
  expect(play).toHaveBeenCalledTimes(2);
});

test("reports when the first frame is shown", async () => {
  render(<Stage />);
  await settle();
  expect(stage().dataset["started"]).toBe("false");
  fireEvent.playing(document.querySelector("video")!);
  expect(stage().dataset["started"]).toBe("true");
});

test("stops without an error if the browser refuses to play", async () => {
  play.mockImplementation(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  render(<Stage />);
  await settle();
  expect(stage().title).toBe("held");
});

test("does not stop if a pause interrupted play()", async () => {
  play.mockImplementation(() => Promise.reject(new DOMException("paused", "AbortError")));
  render(<Stage />);
  await settle();
  expect(stage().title).toBe("wanted");
});

test("does nothing without a film", async () => {
  render(<Stage hasFilm={false} />);
  await settle();
  expect(play).not.toHaveBeenCalled();
});

describe("a film that was told to wait", () => {
  // spec: Home: film on Apple’s touch devices
  test.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", 5],
    ["an iPad", "Mozilla/5.0 (iPad)", 5],
    ["an iPod", "Mozilla/5.0 (iPod)", 5],
    ["an iPad that calls itself a Mac", "Mozilla/5.0 (Macintosh)", 5],
    ["a Mac with two touch points", "Mozilla/5.0 (Macintosh)", 2],
  ])("is loaded on %s before it plays", async (_, userAgent, points) => {
    agent(userAgent, points);
    render(<Stage />);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[0]!);
  });

  test.each([
    ["a Mac", "Mozilla/5.0 (Macintosh)", 0],
    ["a Mac with a pen", "Mozilla/5.0 (Macintosh)", 1],
    ["an Android phone", "Mozilla/5.0 (Linux; Android 15)", 5],
  ])("loads automatically on %s", async (_, userAgent, points) => {
    agent(userAgent, points);
    render(<Stage />);
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ["is on its way", { networkState: 2, readyState: 0 }],
    ["has its first picture", { networkState: 1, readyState: 2 }],
  ])("is not loaded again when it %s", async (_, state) => {
    agent("Mozilla/5.0 (iPhone)", 5);
    film = state;
    render(<Stage />);
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledOnce();
  });
});
