import { cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useScrollbarRoom } from "./use-scrollbar-room.ts";

const { documentElement } = document;
const room = () => documentElement.style.getPropertyValue("--sv-scrollbar-room");

function scrollbarOf(px: number) {
  Object.defineProperty(documentElement, "clientWidth", { value: window.innerWidth - px, configurable: true });
}

afterEach(() => {
  cleanup();
  documentElement.style.removeProperty("--sv-scrollbar-room");
  vi.unstubAllGlobals();
});

test("sets the width of the scrollbar as a custom property", () => {
  scrollbarOf(15);
  renderHook(() => useScrollbarRoom());
  expect(room()).toBe("15px");
});

test("keeps the value if the page is already locked", () => {
  scrollbarOf(15);
  renderHook(() => useScrollbarRoom());
  scrollbarOf(0);
  renderHook(() => useScrollbarRoom());
  expect(room()).toBe("15px");
});

test("measures once, before the lock", () => {
  scrollbarOf(0);
  const { rerender } = renderHook(() => useScrollbarRoom());
  scrollbarOf(15);
  rerender();
  expect(room()).toBe("");
});

test("does not measure on a server", () => {
  function Overlay() {
    useScrollbarRoom();
    return null;
  }
  vi.stubGlobal("window", undefined);
  expect(renderToString(<Overlay />)).toBe("");
});
