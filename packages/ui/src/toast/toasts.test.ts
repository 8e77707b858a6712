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

test("an update changes the toast in its place, with the same id", () => {
  const toasts = createToasts();
  const id = toasts.info("Saving");
  toasts.info("Another");
  expect(toasts.update(id, { type: "success", text: "Saved" })).toBe(id);
  expect(toasts.getSnapshot().map(({ type, text }) => [type, text])).toEqual([
    ["info", "Another"],
    ["success", "Saved"],
  ]);
});

test("a toast that becomes an error is a new one, for the region that interrupts", () => {
  const toasts = createToasts();
  const id = toasts.info("Saving");
  const next = toasts.update(id, { type: "error", text: "Not saved" });
  expect(next).not.toBe(id);
  expect(toasts.getSnapshot().map((toast) => toast.id)).toEqual([next]);
});

test("an update of a dismissed toast does nothing", () => {
  const toasts = createToasts();
  const id = toasts.info("Saving");
  toasts.dismiss(id);
  toasts.update(id, { text: "Saved" });
  expect(toasts.getSnapshot()).toEqual([]);
});

const TEXTS = { loading: "Saving", success: (pieces: number) => `Saved ${pieces}`, error: "Not saved" };

test("a promise is loading until it ends, and then tells its outcome for three seconds", async () => {
  const toasts = createToasts();
  const work = Promise.withResolvers<number>();
  const returned = toasts.promise(work.promise, TEXTS);
  expect(toasts.getSnapshot()).toMatchObject([{ type: "loading", text: "Saving", durationMs: null }]);
  work.resolve(2);
  expect(await returned).toBe(2);
  expect(toasts.getSnapshot()).toMatchObject([{ type: "success", text: "Saved 2", durationMs: 3000 }]);
});

test("a rejected promise becomes an error, and its rejection reaches the caller", async () => {
  const toasts = createToasts();
  await expect(toasts.promise(Promise.reject(new Error("offline")), TEXTS)).rejects.toThrow("offline");
  expect(toasts.getSnapshot()).toMatchObject([{ type: "error", text: "Not saved" }]);
});

test("the outcome is told even if the loading toast was dismissed", async () => {
  const toasts = createToasts();
  const work = toasts.promise(Promise.resolve(1), TEXTS);
  toasts.dismiss(toasts.getSnapshot()[0]!.id);
  await work;
  expect(toasts.getSnapshot()).toMatchObject([{ type: "success", text: "Saved 1" }]);
});

test("an option that is `undefined` is the same as one that is not given", () => {
  const toasts = createToasts();
  const id = toasts.loading("Saving", { durationMs: undefined });
  expect(toasts.getSnapshot()).toMatchObject([{ durationMs: null }]);
  toasts.update(id, { type: undefined, text: undefined, durationMs: undefined });
  expect(toasts.getSnapshot()).toMatchObject([{ id, type: "loading", text: "Saving", durationMs: null }]);
});
