import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToasts, Toast, Toaster, type Toasts } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page whose button has the focus. */
function openPage(): Toasts {
  const toasts = createToasts();
  render(
    <main>
      <h1>Shop</h1>
      <button type="button">Add to cart</button>
      <Toaster toasts={toasts} />
    </main>,
  );
  screen.getByRole("button", { name: "Add to cart" }).focus();
  return toasts;
}

/** Inserts server-rendered markup into the document. */
function fromServer(toasts: Toasts): HTMLElement {
  const markup = document.body.appendChild(document.createElement("div"));
  markup.innerHTML = renderToString(<Toaster toasts={toasts} />);
  return markup;
}

const raise = (show: () => void) => act(show);
const live = (urgency: string) => document.querySelector(`[aria-live=${urgency}]`)?.textContent;

test("its live regions are in the server's markup, and the same elements receive the first toast", () => {
  const toasts = createToasts();
  const markup = fromServer(toasts);
  const regions = [...markup.querySelectorAll("[aria-live]")];
  expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual(["assertive", "polite"]);
  render(<Toaster toasts={toasts} />, { container: markup, hydrate: true });
  raise(() => void toasts.success("Product added to cart successfully"));
  expect(regions[1]?.textContent).toBe("Product added to cart successfully");
  expect(markup.querySelectorAll("[role=status], [role=alert]")).toHaveLength(0);
});

test("a toast raised before hydration is not in the server's markup, and is shown after hydration", () => {
  const toasts = createToasts();
  toasts.success("Product added to cart successfully");
  const markup = fromServer(toasts);
  expect([...markup.querySelectorAll("[aria-live]")].map((region) => region.childElementCount)).toEqual([0, 0]);
  expect(markup.textContent).toBe("");
  render(<Toaster toasts={toasts} />, { container: markup, hydrate: true });
  expect(live("polite")).toBe("Product added to cart successfully");
});

test("errors are assertive, all other toasts polite", () => {
  const toasts = openPage();
  raise(() => {
    toasts.info("You are logged out");
    toasts.error("Failed to add product to cart");
  });
  expect([live("assertive"), live("polite")]).toEqual(["Failed to add product to cart", "You are logged out"]);
});

test("its labels apply to its toasts too", () => {
  const toasts = createToasts();
  toasts.info("You are logged out");
  render(<Toaster toasts={toasts} labels={{ close: "Fermer" }} />);
  expect(
    screen.getByRole("button", { name: "Fermer", hidden: true }).closest("[aria-label=Notifications]"),
  ).not.toBeNull();
});

test("closing a toast returns the focus", () => {
  const toasts = openPage();
  raise(() => void toasts.success("Added", { durationMs: null }));
  const close = screen.getByRole("button", { name: "Close", hidden: true });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add to cart" }));
});

test("a focused toast that is dropped for newer ones returns the focus", () => {
  const toasts = openPage();
  raise(() => void toasts.success("one"));
  act(() => screen.getByRole("button", { name: "Close", hidden: true }).focus());
  raise(() => ["two", "three", "four"].forEach((text) => toasts.success(text)));
  expect(screen.queryByText("one")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add to cart" }));
});

test("if the previously focused element is gone, the page's heading receives the focus", () => {
  const toasts = openPage();
  raise(() => void toasts.success("Noor Khadi Kurta removed", { durationMs: null }));
  const close = screen.getByRole("button", { name: "Close", hidden: true });
  act(() => close.focus());
  screen.getByRole("button", { name: "Add to cart" }).remove();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

// spec: Toasts: 3000 ms
test("the timer pauses while a toast has the focus, and resumes afterwards", () => {
  const toasts = openPage();
  raise(() => void toasts.success("Added"));
  const close = screen.getByRole("button", { name: "Close", hidden: true });
  act(() => close.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText("Added")).not.toBeNull();
  act(() => screen.getByRole("button", { name: "Add to cart" }).focus());
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.queryByText("Added")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("Added")).toBeNull();
});

test("a toast without a duration stays until it is dismissed, and is not dropped for others", () => {
  const toasts = openPage();
  raise(() => void toasts.warning("You are offline", { durationMs: null }));
  raise(() => ["one", "two", "three"].forEach((text) => toasts.success(text, { durationMs: 5_000 })));
  expect(screen.queryByText("one")).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(["You are offline"]);
});

// spec: Toasts: positions and type
test.each([
  [undefined, "sv:md:inset-[auto_1.5rem_1.5rem_auto]"],
  ["top-right", "sv:md:inset-[6rem_1.5rem_auto_auto]"],
  ["top", "sv:md:inset-[6rem_0_auto]"],
  ["top-left", "sv:md:inset-[6rem_auto_auto_1.5rem]"],
  ["bottom-right", "sv:md:inset-[auto_1.5rem_1.5rem_auto]"],
  ["bottom", "sv:md:inset-[auto_0_1.5rem]"],
  ["bottom-left", "sv:md:inset-[auto_auto_1.5rem_1.5rem]"],
] as const)("asked to stand %s, it stands at %s", (position, inset) => {
  const { container } = render(<Toaster toasts={createToasts()} {...(position && { position })} />);
  expect([...container.querySelector("section")!.classList]).toContain(inset);
});

// spec: Toasts: positions and type
test("a toast is of type success by default", () => {
  const { container } = render(<Toast onClose={() => undefined}>Added</Toast>);
  expect(container.querySelector("[data-type]")?.getAttribute("data-type")).toBe("success");
});
