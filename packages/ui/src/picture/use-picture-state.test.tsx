import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubInView } from "../fixtures/in-view.ts";
import { usePictureState } from "./use-picture-state.ts";

let view: ReturnType<typeof stubInView>;
const see = (...inView: boolean[]) => view.report(...inView.map((isIntersecting) => ({ isIntersecting })));

/** State of the image in the browser when it is mounted. */
let known = { complete: false, currentSrc: "", naturalWidth: 0 };

function Image({ src, fade }: { src: string | null; fade: boolean }) {
  const [state, image] = usePictureState(src, fade);
  return (
    <p title={state}>
      <img alt="" ref={image} />
    </p>
  );
}

const state = () => document.querySelector("p")!.title;
const fire = (type: "load" | "error") => act(() => void document.querySelector("img")!.dispatchEvent(new Event(type)));

beforeEach(() => {
  known = { complete: false, currentSrc: "", naturalWidth: 0 };
  view = stubInView();
  for (const name of ["complete", "currentSrc", "naturalWidth"] as const) {
    vi.spyOn(HTMLImageElement.prototype, name, "get").mockImplementation(() => known[name] as never);
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("shows a picture that had loaded before hydration", () => {
  known = { complete: true, currentSrc: "/a.avif", naturalWidth: 1200 };
  render(<Image src="/a" fade />);
  expect(state()).toBe("shown");
});

test("detects a failure that happened before hydration", () => {
  known = { complete: true, currentSrc: "/a.avif", naturalWidth: 0 };
  render(<Image src="/a" fade />);
  expect(state()).toBe("failed");
});

test("waits for an image that has not started, although the browser reports it as complete", () => {
  known = { complete: true, currentSrc: "", naturalWidth: 0 };
  render(<Image src="/a" fade />);
  expect(state()).toBe("waiting");
});

// spec: Threshold 0.1
// spec: Pictures: one attempt, threshold 0.1
test("fades in when it has loaded and a tenth of it is in view", () => {
  render(<Image src="/a" fade />);
  expect(state()).toBe("waiting");
  fire("load");
  expect(state()).toBe("waiting");
  expect(view.options).toEqual({ threshold: 0.1 });
  expect(view.observed).toEqual([document.querySelector("img")]);
  see(false);
  expect(state()).toBe("waiting");
  see(false, true);
  expect(state()).toBe("shown");
  expect(view.disconnect).toHaveBeenCalledOnce();
});

test("is shown from the start if it does not fade", () => {
  render(<Image src="/a" fade={false} />);
  expect(state()).toBe("shown");
});

// spec: Native lazy loading
// spec: Pictures: one attempt, threshold 0.1
test("fails when its file cannot be loaded", () => {
  render(<Image src="/a" fade />);
  fire("error");
  expect(state()).toBe("failed");
});

test("is failed without a file, and starts anew with another file", () => {
  render(<Image src={null} fade />);
  expect(state()).toBe("failed");
  cleanup();
  const second = render(<Image src="/a" fade={false} />);
  fire("error");
  expect(state()).toBe("failed");
  second.rerender(<Image src="/b" fade={false} />);
  expect(state()).toBe("shown");
  fire("error");
  expect(state()).toBe("failed");
});

test("waits for visibility once per file, however often it loads", () => {
  const { rerender } = render(<Image src="/a" fade />);
  rerender(<Image src="/b" fade />);
  fire("load");
  fire("load");
  expect(view.observed).toHaveLength(1);
  see(true);
  expect(state()).toBe("shown");
});

test("stops listening when the image is unmounted", () => {
  const { unmount } = render(<Image src="/a" fade />);
  const image = document.querySelector("img")!;
  fire("load");
  unmount();
  expect(view.disconnect).toHaveBeenCalledOnce();
  const removed = vi.spyOn(image, "dispatchEvent");
  image.dispatchEvent(new Event("error"));
  expect(removed).toHaveBeenCalledOnce();
  expect(screen.queryByTitle("failed")).toBeNull();
});

test("is shown in a server render", () => {
  expect(renderToString(<Image src="/a" fade />)).toContain('title="shown"');
});
