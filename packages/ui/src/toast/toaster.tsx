"use client";

import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { rememberFocus } from "../lib/remember-focus.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useMergedRef } from "../lib/use-merged-ref.ts";
import { toaster } from "./toast.recipe.ts";
import { Toast, type ToastLabels } from "./toast.tsx";
import type { ToastMessage, Toasts } from "./toasts.ts";
import { useTimeLeft } from "./use-time-left.ts";
import { useToasts } from "./use-toasts.ts";

const DURATION_MS = 3000;

/** What may have been put above the toasts. */
const ABOVE = ":modal, :popover-open:not([data-component=toaster])";

/** Who had the focus before a toast got it. */
interface FocusedToast {
  id: number;
  giveBack: () => void;
}

export interface ToasterLabels {
  /** Name of the region. */
  region: string;
}

const english: ToasterLabels = { region: "Notifications" };

export interface ToasterProps extends Omit<ComponentProps<"section">, "children"> {
  toasts: Toasts;
  /** Corner or edge from 600 px up; phones always have them at the top. @default "bottom-right" */
  position?: "top-right" | "top" | "top-left" | "bottom-right" | "bottom" | "bottom-left";
  labels?: Partial<ToasterLabels & ToastLabels>;
}

/**
 * Where toasts appear: one per page, in the markup from the start, so that assistive technology already watches it when the
 * first toast comes. Errors interrupt and stand above the others; of each kind the newest is on top. It lies in the
 * browser's top layer, above open dialogs. Hover, focus and a hidden tab stop the clock. A toast that goes while it has the focus
 * gives it back.
 */
export function Toaster({ toasts, position = "bottom-right", labels, className, ref, ...props }: ToasterProps) {
  const words = useLabels("toaster", english, labels);
  const shown = useToasts(toasts);
  const region = useRef<HTMLElement>(null);
  const [hasPointer, setPointer] = useState(false);
  const [focused, setFocused] = useState<FocusedToast | null>(null);
  const givenBack = useRef<FocusedToast | null>(null);
  const hidden = usePageHidden();
  const newest = shown[0]?.id;

  // The top layer is ordered by the moment of showing: shown again, it lies above whatever was opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover || element.contains(document.activeElement)) return;
    if (document.querySelector(ABOVE)) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  const hasFocus = shown.some(({ id }) => id === focused?.id);
  useLayoutEffect(() => {
    if (hasFocus || focused === null || focused === givenBack.current) return;
    givenBack.current = focused;
    if (document.activeElement === document.body) focused.giveBack();
  }, [hasFocus, focused]);

  const own = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      const id = Number(target.closest<HTMLElement>("[data-toast]")?.dataset["toast"]);
      const isFromHere = currentTarget.contains(relatedTarget);
      setFocused((last) => ({ id, giveBack: isFromHere && last ? last.giveBack : rememberFocus(relatedTarget) }));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null);
    },
  };
  const handleClose = (id: number) => {
    toasts.dismiss(id);
    setPointer(false);
  };
  const list = (urgency: "assertive" | "polite") => (
    <div data-part={urgency} aria-live={urgency} aria-relevant="additions" aria-atomic="false">
      {shown
        .filter(({ type }) => (type === "error") === (urgency === "assertive"))
        .map((message) => (
          <TimedToast
            key={message.id}
            message={message}
            paused={hidden || hasPointer || hasFocus}
            labels={labels}
            onClose={handleClose}
          />
        ))}
    </div>
  );

  return (
    <section
      aria-label={words.region}
      {...composeProps<ComponentProps<"section">>(props, own)}
      ref={useMergedRef(region, ref)}
      popover="manual"
      data-component="toaster"
      data-position={position}
      className={toaster({ position, className })}
    >
      {list("assertive")}
      {list("polite")}
    </section>
  );
}

interface TimedToastProps {
  message: ToastMessage;
  paused: boolean;
  labels: Partial<ToastLabels> | undefined;
  onClose: (id: number) => void;
}

function TimedToast({
  message: { id, type, text, action, durationMs = DURATION_MS },
  paused,
  labels,
  onClose,
}: TimedToastProps) {
  const close = () => onClose(id);
  useTimeLeft(durationMs, paused, close);
  return (
    <Toast type={type} action={action} {...(labels && { labels })} data-toast={id} className="sv:mb-2" onClose={close}>
      {text}
    </Toast>
  );
}
