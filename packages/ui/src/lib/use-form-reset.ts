"use client";

import { type Ref, type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "./use-merged-ref.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/** Whether a form is that of a part: the part itself, or the form that the part, or the first control in it, belongs to. */
function isFormOf(form: EventTarget | null, part: HTMLElement): boolean {
  const control = part.matches(CONTROLS) ? part : part.querySelector(CONTROLS);
  return form === part || (control !== null && (control as Control).form === form);
}

/**
 * Calls `onReset` when the form of a part is reset, unless that was prevented. The browser resets its own controls right after, so state
 * that shows in them may be set here. Returns the ref of the part, with the caller's own in it.
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
    // Above the form, where every handler that may prevent the reset has run, and where a part that changes forms still hears it.
    const root = part.current?.getRootNode();
    root?.addEventListener("reset", handleReset);
    return () => root?.removeEventListener("reset", handleReset);
  }, []);
  return useMergedRef(part, theirs);
}

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** Makes what is chosen the default, so that a reset leaves it. React does so with texts, and with nothing else. */
function keepChoice(control: Control): void {
  if (isCheckbox(control)) control.defaultChecked = control.checked;
  if (!("options" in control)) return;
  for (const option of control.options) {
    if (option.defaultSelected !== option.selected) option.defaultSelected = option.selected;
  }
}

/** Does what the reset is about to do by the setters that React watches: else it takes the next change for none, and is silent. */
function restoreDefault(control: Control): void {
  if (isCheckbox(control)) control.checked = control.defaultChecked;
  else if ("defaultValue" in control && control.type !== "file") control.value = control.defaultValue;
}

/**
 * Lets a native control follow the reset of its form: one that is controlled keeps the value of its prop, any other goes back to its
 * default, and is heard when it changes again. Returns the ref of the control.
 */
export function useControlReset<Element extends Control>(
  theirs: Ref<Element> | undefined,
  isControlled: boolean,
  onReset?: () => void,
): RefCallback<Element> {
  const control = useRef<Element>(null);
  // At every commit, because React may commit between the `reset` event and the reset itself.
  useLayoutEffect(() => {
    if (isControlled && control.current) keepChoice(control.current);
  });
  return useFormReset(useMergedRef(control, theirs), () => {
    if (control.current) (isControlled ? keepChoice : restoreDefault)(control.current);
    onReset?.();
  });
}
