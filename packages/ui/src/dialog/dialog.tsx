"use client";

import { Close, Root, Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { body, footer } from "./dialog.recipe.ts";
import { Overlay, type OverlayLabels, type OverlayProps } from "./overlay.tsx";

export interface DialogProps extends Omit<ComponentProps<typeof Root>, "modal"> {}

/** Holds whether the dialog is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}

/**
 * A `<button>` that opens the dialog; with `asChild` the child is used as the button. Dialogs opened from state need no
 * trigger.
 */
export function DialogTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger {...props} data-part="trigger" />;
}

export type DialogLabels = OverlayLabels;

export interface DialogContentProps extends OverlayProps {
  /** Width from 600 px up: 480, 640 or 960 px. Narrower screens get a sheet as high as the screen. @default "sm" */
  size?: "sm" | "md" | "lg";
}

/**
 * The dialog, named by its title. The focus moves in, is trapped, and returns to the previously focused element. Escape,
 * the scrim and Close close it; with `dismissal="static"` only Close does. The page behind neither scrolls nor shifts.
 */
export function DialogContent({ size = "sm", ...props }: DialogContentProps) {
  return <Overlay {...props} piece="dialog" from="centre" size={size} />;
}

/** Content of the dialog, with its side margins. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="body" className={body({ className })} />;
}

/** Actions that stay visible while a long body scrolls. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="footer" className={footer({ className })} />;
}

/** Closes the surrounding dialog; with `asChild` the child is used as the button. */
export function DialogClose(props: ComponentProps<typeof Close>) {
  return <Close {...props} data-part="dismiss" />;
}
