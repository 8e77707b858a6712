import { type ComponentProps, createRef, type Ref, type RefCallback } from "react";
import { expect, test, vi } from "vitest";
import { type MoreProps, mergeProps } from "./merge-props.ts";
import { mergeRefs } from "./merge-refs.ts";

test("runs both handlers, the caller's first", () => {
  const order: string[] = [];
  const { onClick } = mergeProps(
    { onClick: () => void order.push("ours") },
    { onClick: () => void order.push("theirs") },
  );
  onClick();
  expect(order).toEqual(["theirs", "ours"]);
});

test("a prevented event does not reach our handler", () => {
  const ours = vi.fn();
  const { onClick } = mergeProps<{ onClick: (pressed: { defaultPrevented: boolean }) => void }>(
    { onClick: ours },
    { onClick: (pressed) => (pressed.defaultPrevented = true) },
  );
  onClick({ defaultPrevented: false });
  expect(ours).not.toHaveBeenCalled();
});

test("handlers get every argument", () => {
  const ours = vi.fn();
  const { onValueChange } = mergeProps<{ onValueChange: (size: string, count: number) => void }>(
    { onValueChange: ours },
    { onValueChange: () => {} },
  );
  onValueChange("M", 2);
  expect(ours).toHaveBeenCalledWith("M", 2);
});

test("sets both refs", () => {
  const [ours, theirs] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
  const { ref } = mergeProps<{ ref: Ref<HTMLElement> }>({ ref: ours }, { ref: theirs });
  const element = document.createElement("p");
  (ref as RefCallback<HTMLElement>)(element);
  expect([ours.current, theirs.current]).toEqual([element, element]);
});

test("the same two refs give the same callback, so that React does not attach them again", () => {
  const [ours, theirs] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
  expect(mergeRefs(ours, theirs)).toBe(mergeRefs(ours, theirs));
  expect(mergeRefs(ours, undefined)).toBe(mergeRefs(ours, undefined));
  expect(mergeRefs(ours, theirs)).not.toBe(mergeRefs(theirs, ours));
});

test("joins classes and descriptions, and merges styles", () => {
  expect(
    mergeProps(
      { className: "ours", "aria-describedby": "limit", style: { color: "red", order: 1 } },
      { className: "theirs", "aria-describedby": "note", style: { color: "blue", order: 1 } },
    ),
  ).toEqual({ className: "ours theirs", "aria-describedby": "limit note", style: { color: "blue", order: 1 } });
});

test("the caller's other props win, unless they are undefined", () => {
  expect(mergeProps<object>({ id: "ours", role: "status", title: "ours" }, { id: "theirs", title: undefined })).toEqual(
    {
      id: "theirs",
      role: "status",
      title: "ours",
    },
  );
});

test("without props of a caller ours are returned unchanged", () => {
  const ours = { onClick: () => {}, className: "ours" };
  expect(mergeProps(ours)).toEqual(ours);
});

test("data attributes, which are no part of React's types, are among a caller's props", () => {
  const buttonProps = (more?: MoreProps<"button">) => mergeProps<ComponentProps<"button">>({ type: "button" }, more);
  expect(buttonProps({ "data-testid": "more" })).toEqual({ type: "button", "data-testid": "more" });
});
