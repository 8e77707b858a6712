"use client";

import type { ComponentProps } from "react";
import { CheckCircle } from "../icons/check-circle.tsx";
import { Info } from "../icons/info.tsx";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { Warning } from "../icons/warning.tsx";
import { X } from "../icons/x.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Spinner } from "../spinner/index.ts";
import * as recipe from "./toast.recipe.ts";
import type { ToastAction, ToastType } from "./toasts.ts";

const ICONS = { success: CheckCircle, error: WarningCircle, info: Info, warning: Warning, loading: Spinner };

export interface ToastLabels {
  /** Name of the Close button. */
  close: string;
}

const english: ToastLabels = { close: "Close" };

export interface ToastProps extends ComponentProps<"div"> {
  /** Selects the icon and its colour. In a `Toaster` an error interrupts a screen reader, the others wait. @default "success" */
  type?: ToastType | undefined;
  action?: ToastAction | undefined;
  onClose: () => void;
  labels?: Partial<ToastLabels> | undefined;
}

/**
 * A short message about something that has just happened. It has neither a timer nor a live region: `Toaster` provides
 * both.
 */
export function Toast({ type = "success", action, onClose, labels, className, children, ...props }: ToastProps) {
  const words = useLabels("toast", english, labels);
  const Icon = ICONS[type];
  return (
    <div {...props} data-component="toast" data-type={type} className={recipe.toast({ className })}>
      <Icon className={recipe.icon({ type })} />
      <p className={recipe.text()}>{children}</p>
      {action && (
        <button
          type="button"
          className={recipe.action()}
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={words.close} className={recipe.close()} onClick={onClose}>
        <X className="sv:size-4.5" />
      </button>
    </div>
  );
}
