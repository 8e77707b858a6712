"use client";

import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { toaster } from "./toast.recipe.ts";
import { Toast } from "./toast.tsx";
import type { ToastMessage, Toasts } from "./toasts.ts";
import { useTimeLeft } from "./use-time-left.ts";
import { useToasts } from "./use-toasts.ts";

const DURATION_MS = 3000;

/** What may have been put above the toasts. */
const ABOVE = ":modal, :popover-open:not([data-component=toaster])";

export interface ToasterProps extends ComponentProps<"section"> {
  toasts: Toasts;
  /** Corner or edge from 600 px up; phones always have them at the top. @default "bottom-right" */
  position?: "top-right" | "top" | "top-left" | "bottom-right" | "bottom" | "bottom-left";
  labels?: { region?: string; close?: string };
}

/**
 * Where toasts appear: one per page, mounted from the start, so that assistive technology already watches it when the
 * first toast comes. It lies in the browser's top layer, above open dialogs. Hover, focus and a hidden tab stop the clock.
 */
export function Toaster({ toasts, position = "bottom-right", labels, className, ...props }: ToasterProps) {
  const shown = useToasts(toasts);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [held, setHeld] = useState({ byPointer: false, byFocus: false });
  const hidden = usePageHidden();
  const newest = shown[0]?.id;

  // The top layer is ordered by the moment of showing: shown again, it lies above whatever was opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    if (document.querySelector(ABOVE)) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  const close = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    toasts.dismiss(id);
    setHeld({ byPointer: false, byFocus: false });
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <section
      aria-label={labels?.region ?? "Notifications"}
      {...props}
      ref={region}
      popover="manual"
      aria-live="polite"
      aria-relevant="additions"
      data-component="toaster"
      data-position={position}
      className={toaster({ position, className })}
      onPointerEnter={() => setHeld((now) => ({ ...now, byPointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, byPointer: false }))}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        setHeld((now) => ({ ...now, byFocus: true }));
      }}
      onBlur={() => setHeld((now) => ({ ...now, byFocus: false }))}
    >
      {shown.map((message) => (
        <TimedToast
          key={message.id}
          message={message}
          paused={hidden || held.byPointer || held.byFocus}
          closeLabel={labels?.close ?? "Close"}
          onClose={close}
        />
      ))}
    </section>
  );
}

interface TimedToastProps {
  message: ToastMessage;
  paused: boolean;
  closeLabel: string;
  onClose: (id: number) => void;
}

function TimedToast({ message, paused, closeLabel, onClose }: TimedToastProps) {
  const close = () => onClose(message.id);
  useTimeLeft(message.durationMs ?? DURATION_MS, paused, close);
  return (
    <Toast type={message.type} action={message.action} closeLabel={closeLabel} onClose={close}>
      {message.text}
    </Toast>
  );
}
