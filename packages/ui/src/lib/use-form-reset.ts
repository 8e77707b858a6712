"use client";

import { type Ref, type RefCallback, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { mergeRefs } from "./merge-refs.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/** `mergeRefs` for a hook that returns the ref. */
const useMergedRef = <Element>(ours: Ref<Element>, theirs: Ref<Element> | undefined): RefCallback<Element> =>
  useCallback((element: Element) => mergeRefs(ours, theirs)(element), [ours, theirs]);

/** Whether a form is the part itself, or the form that the part or its first control belongs to. */
function isFormOf(form: EventTarget | null, part: HTMLElement): boolean {
  const control = part.matches(CONTROLS) ? part : part.querySelector(CONTROLS);
  return form === part || (control !== null && (control as Control).form === form);
}

/**
 * Calls `onReset` when the form of a part is reset, unless that was prevented. The browser resets its own controls right
 * afterwards, so `onReset` may set state that they show. Returns a ref for the part that includes the caller's.
 */
export function useFormReset<Part extends HTMLElement>(
  theirs: Ref<Part> | undefined,
  onReset: () => void,
): RefCallback<Part> {
  const part = useRef<Part>(null);
  const handleReset = useEffectEvent((event: Event) => {
    if (part.current && !event.defaultPrevented && isFormOf(event.target, part.current)) onReset();
  });
  useEffect(() => {
    // Listens on the root node: all handlers that may prevent the reset have run by then, and the part may move to another form.
    const root = part.current?.getRootNode();
    root?.addEventListener("reset", handleReset);
    return () => root?.removeEventListener("reset", handleReset);
  }, []);
  return useMergedRef(part, theirs);
}

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** Makes the current choice the default, so that a reset keeps it. React does this for texts only. */
function makeChoiceDefault(control: Control): void {
  if (isCheckbox(control)) control.defaultChecked = control.checked;
  if (!("options" in control)) return;
  for (const option of control.options) {
    if (option.defaultSelected !== option.selected) option.defaultSelected = option.selected;
  }
}

/**
 * Applies the default through the setters that React tracks; otherwise React would see no difference at the next change
 * and fire no event.
 */
function restoreDefault(control: Control): void {
  if (isCheckbox(control)) control.checked = control.defaultChecked;
  else if ("defaultValue" in control && control.type !== "file") control.value = control.defaultValue;
}

/**
 * Makes a native control follow the reset of its form: a controlled one keeps the value of its prop, an uncontrolled one
 * returns to its default and fires events for later changes. Returns the ref of the control.
 */
export function useControlReset<Element extends Control>(
  theirs: Ref<Element> | undefined,
  isControlled: boolean,
  onReset?: () => void,
): RefCallback<Element> {
  const control = useRef<Element>(null);
  // On every commit, because React may commit between the `reset` event and the reset itself.
  useLayoutEffect(() => {
    if (isControlled && control.current) makeChoiceDefault(control.current);
  });
  return useFormReset(useMergedRef(control, theirs), () => {
    if (control.current) (isControlled ? makeChoiceDefault : restoreDefault)(control.current);
    onReset?.();
  });
}
