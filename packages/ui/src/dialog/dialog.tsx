"use client";

import { Close, Root, Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { type Render, Rendered } from "../lib/rendered.ts";
import { body, footer } from "./dialog.recipe.ts";
import { Overlay, type OverlayLabels, type OverlayProps } from "./overlay.tsx";

export interface DialogProps extends Omit<ComponentProps<typeof Root>, "modal"> {}

/** Holds whether the dialog is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}

export interface DialogTriggerProps extends Omit<ComponentProps<"button">, "type"> {
  /** Element in place of `<button>`: `<Button />`. */
  render?: Render | undefined;
}

/** A button that opens the dialog. Dialogs opened from state need no trigger. */
export function DialogTrigger({ render = <button type="button" />, children, ...props }: DialogTriggerProps) {
  return (
    <Trigger {...props} asChild data-part="trigger">
      <Rendered render={render}>{children}</Rendered>
    </Trigger>
  );
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

export type DialogCloseProps = DialogTriggerProps;

/** A button that closes the surrounding dialog. */
export function DialogClose({ render = <button type="button" />, children, ...props }: DialogCloseProps) {
  return (
    <Close {...props} asChild data-part="dismiss">
      <Rendered render={render}>{children}</Rendered>
    </Close>
  );
}
