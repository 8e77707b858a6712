import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnnouncementBar, AnnouncementMessage } from "../announcement-bar/index.ts";
import { stubInView } from "../fixtures/in-view.ts";
import { AnnouncementRotation } from "./index.ts";

const CALM = "(prefers-reduced-motion: reduce)";

function show(messages: readonly string[], holding: readonly string[] = []) {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: holding.includes(media) }),
  );
  render(rotation(messages));
}

const rotation = (messages: readonly string[]) => (
  <AnnouncementRotation>
    {messages.map((message) => (
      <AnnouncementMessage key={message}>{message}</AnnouncementMessage>
    ))}
  </AnnouncementRotation>
);

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The messages that are visible. jsdom loads no styles, so the class decides. */
const visible = () =>
  screen
    .getAllByText(/message$/)
    .filter((message) => !message.closest("[class~='sv:invisible']"))
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  stubInView({ isIntersecting: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("shows each message for seven seconds, and the first again after the last", () => {
  show(["First message", "Second message"]);
  wait(6999);
  expect(visible()).toEqual(["First message"]);
  wait(1);
  expect(visible()).toEqual(["Second message"]);
  wait(7000);
  expect(visible()).toEqual(["First message"]);
});

test("does not rotate after it was paused, and rotates again after it was started", () => {
  show(["First message", "Second message"]);
  fireEvent.click(screen.getByRole("button", { name: "Pause announcements" }));
  wait(60_000);
  expect(visible()).toEqual(["First message"]);
  fireEvent.click(screen.getByRole("button", { name: "Play announcements" }));
  wait(7000);
  expect(visible()).toEqual(["Second message"]);
});

test("does not rotate under reduced motion, where the button still shows the next message", () => {
  show(["First message", "Second message"], [CALM]);
  wait(60_000);
  expect(visible()).toEqual(["First message"]);
  fireEvent.click(screen.getByRole("button", { name: "Next announcement" }));
  expect(visible()).toEqual(["Second message"]);
});

test("pauses while hovered, and stops after the visitor has asked for the next message", () => {
  show(["First message", "Second message", "Third message"]);
  const root = document.querySelector("[data-component=announcement-rotation]")!;
  fireEvent.pointerEnter(root);
  wait(60_000);
  expect(visible()).toEqual(["First message"]);
  fireEvent.click(screen.getByRole("button", { name: "Next announcement" }));
  fireEvent.pointerLeave(root);
  wait(60_000);
  expect(visible()).toEqual(["Second message"]);
  expect(screen.getByRole("button", { name: "Play announcements" })).toBeDefined();
});

test("a change that the visitor asked for is announced, and one of the rotation is not", () => {
  show(["First message", "Second message"]);
  const live = screen.getByText("First message").closest("[aria-live]")!;
  expect(live.getAttribute("aria-live")).toBe("off");
  fireEvent.click(screen.getByRole("button", { name: "Next announcement" }));
  expect(live.getAttribute("aria-live")).toBe("polite");
});

test("a single message neither rotates nor has buttons", () => {
  show(["Only message"]);
  wait(60_000);
  expect(visible()).toEqual(["Only message"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the server's markup has every message, for pages without JavaScript", () => {
  const html = renderToString(<AnnouncementBar>{rotation(["First message", "Second message"])}</AnnouncementBar>);
  expect(html).toContain("First message");
  expect(html).toContain("Second message");
});
