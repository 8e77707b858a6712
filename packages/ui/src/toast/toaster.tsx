"use client";

import type { ComponentProps } from "react";
import { useLabels } from "../lib/selvedge-context.ts";
import { toaster } from "./toast.recipe.ts";
import { Toast, type ToastLabels } from "./toast.tsx";
import type { ToastMessage, Toasts } from "./toasts.ts";
import { useTimeLeft } from "./use-time-left.ts";
import { useToaster } from "./use-toaster.ts";

export interface ToasterLabels {
  /** Name of the region. */
  region: string;
}

const english: ToasterLabels = { region: "Notifications" };

export interface ToasterProps extends Omit<ComponentProps<"section">, "children"> {
  toasts: Toasts;
  /** Position on wide screens; on phones always at the bottom, above the bars. @default "bottom-right" */
  position?: "top-right" | "top" | "top-left" | "bottom-right" | "bottom" | "bottom-left" | undefined;
  labels?: Partial<ToasterLabels & ToastLabels> | undefined;
}

/**
 * Region for toasts: render one per page, from the start, so that assistive technology already observes it when the first
 * toast appears. Errors interrupt and are shown above the others; within each kind the newest is on top. It is in the
 * browser's top layer, above open dialogs. Hover, focus and a hidden tab pause the timers. A toast that is removed while
 * focused returns the focus.
 */
export function Toaster({ toasts, position = "bottom-right", labels, className, ...props }: ToasterProps) {
  const words = useLabels("toaster", english, labels);
  const { shown, paused, close, regionProps, toastProps } = useToaster(toasts);
  const list = (urgency: "assertive" | "polite") => (
    <div data-part={urgency} aria-live={urgency} aria-relevant="additions text" aria-atomic="false">
      {shown
        .filter(({ type }) => (type === "error") === (urgency === "assertive"))
        .map((message) => (
          <TimedToast
            key={message.id}
            {...toastProps(message.id)}
            message={message}
            paused={paused}
            labels={labels}
            onClose={close}
          />
        ))}
    </div>
  );

  return (
    <section
      aria-label={words.region}
      {...regionProps(props)}
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

function TimedToast({ message, paused, labels, onClose, ...props }: TimedToastProps) {
  const { id, type, text, action, durationMs } = message;
  const close = () => onClose(id);
  useTimeLeft(durationMs, paused, close, text);
  return (
    <Toast {...props} type={type} action={action} labels={labels} className="sv:mb-2" onClose={close}>
      {text}
    </Toast>
  );
}
