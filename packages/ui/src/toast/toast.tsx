"use client";

import type { ComponentProps } from "react";
import { CheckCircle } from "../icons/check-circle.tsx";
import { Info } from "../icons/info.tsx";
import { WarningCircle } from "../icons/warning-circle.tsx";
import { Warning } from "../icons/warning.tsx";
import { X } from "../icons/x.tsx";
import * as recipe from "./toast.recipe.ts";
import type { ToastAction, ToastType } from "./toasts.ts";

const ICONS = { success: CheckCircle, error: WarningCircle, info: Info, warning: Warning };

export interface ToastProps extends ComponentProps<"div"> {
  /** Chooses the icon; an error interrupts a screen reader, the others wait. @default "success" */
  type?: ToastType;
  action?: ToastAction | undefined;
  onClose: () => void;
  /** Name of the Close button. @default "Close" */
  closeLabel?: string;
}

/** One short message about what has just happened. It has no clock of its own: `Toaster` has. */
export function Toast({
  type = "success",
  action,
  onClose,
  closeLabel = "Close",
  className,
  children,
  ...props
}: ToastProps) {
  const Icon = ICONS[type];
  return (
    <div
      {...props}
      role={type === "error" ? "alert" : "status"}
      aria-atomic="true"
      data-component="toast"
      data-type={type}
      className={recipe.toast({ className })}
    >
      <Icon className={recipe.icon()} />
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
      <button type="button" aria-label={closeLabel} className={recipe.close()} onClick={onClose}>
        <X className="sv:size-4.5" />
      </button>
    </div>
  );
}
