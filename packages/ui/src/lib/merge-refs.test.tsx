import { cleanup, render, screen } from "@testing-library/react";
import { createRef, type Ref } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mergeRefs } from "./merge-refs.ts";

function Field({ ours, theirs }: { ours: Ref<HTMLInputElement>; theirs?: Ref<HTMLInputElement> | undefined }) {
  return <input ref={mergeRefs(ours, theirs)} />;
}

afterEach(cleanup);

test("passes the element to both refs, and releases both", () => {
  const ours = createRef<HTMLInputElement>();
  const theirs = vi.fn();
  const { unmount } = render(<Field ours={ours} theirs={(element) => void theirs(element)} />);
  const field = screen.getByRole("textbox");
  expect(ours.current).toBe(field);
  expect(theirs.mock.calls).toEqual([[field]]);
  unmount();
  expect(ours.current).toBeNull();
  expect(theirs).toHaveBeenLastCalledWith(null);
});

test("calls the cleanup function of a ref", () => {
  const release = vi.fn();
  const attached = vi.fn(() => release);
  const { unmount } = render(<Field ours={attached} />);
  unmount();
  expect(release).toHaveBeenCalledOnce();
  expect(attached).toHaveBeenCalledOnce();
});

test("works with one ref", () => {
  const ours = createRef<HTMLInputElement>();
  render(<Field ours={ours} />).unmount();
  expect(ours.current).toBeNull();
});

test("switches to the caller's new ref, and does nothing while both stay the same", () => {
  const first = createRef<HTMLInputElement>();
  const second = createRef<HTMLInputElement>();
  const ours = vi.fn(() => () => {});
  const { rerender } = render(<Field ours={ours} theirs={first} />);
  rerender(<Field ours={ours} theirs={first} />);
  expect(ours).toHaveBeenCalledOnce();
  rerender(<Field ours={ours} theirs={second} />);
  expect(first.current).toBeNull();
  expect(second.current).toBe(screen.getByRole("textbox"));
});
