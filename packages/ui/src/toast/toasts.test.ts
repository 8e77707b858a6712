import { expect, test, vi } from "vitest";
import { createToasts } from "./toasts.ts";

test("a repeated text replaces the older toast and becomes the newest", () => {
  const toasts = createToasts();
  for (const text of ["added", "removed", "added"]) toasts.success(text);
  expect(toasts.getSnapshot().map(({ id, text }) => [id, text])).toEqual([
    [3, "added"],
    [2, "removed"],
  ]);
});

test("keeps three, newest first, and drops the oldest", () => {
  const toasts = createToasts();
  for (const text of ["one", "two", "three", "four"]) toasts.success(text);
  expect(toasts.getSnapshot().map((toast) => toast.text)).toEqual(["four", "three", "two"]);
});

test("returns the same list until something changes", () => {
  const toasts = createToasts();
  toasts.error("Failed to update item");
  expect(toasts.getSnapshot()).toBe(toasts.getSnapshot());
});

test("notifies subscribers of each change until they unsubscribe", () => {
  const toasts = createToasts();
  const onChange = vi.fn();
  const leave = toasts.subscribe(onChange);
  const id = toasts.info("You are logged out");
  toasts.dismiss(id);
  leave();
  toasts.info("You are logged out");
  expect(onChange).toHaveBeenCalledTimes(2);
});
