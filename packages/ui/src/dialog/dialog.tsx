"use client";

import type { ComponentProps } from "react";
import {
  type OverlayCloseIconProps,
  OverlayContent,
  type OverlayContentProps,
  type OverlayLabels,
  OverlayPortal,
  type OverlayPortalProps,
  OverlayRoot,
  type OverlayRootProps,
  OverlayTitle,
  type OverlayTitleProps,
  OverlayTrigger,
  type OverlayTriggerProps,
  OverlayScrim,
  OverlayHead,
  OverlayFooter,
  OverlayDescription,
  OverlayCloseIcon,
  OverlayClose,
  OverlayBody,
} from "./overlay.tsx";
import type { OverlayChangeDetails } from "./overlay-context.ts";
import { type FocusTarget, OverlayPanel, type OverlayPanelProps } from "./overlay-panel.tsx";

export interface DialogProps extends OverlayRootProps {}

/** What opened or closed the dialog: second argument of `onOpenChange`. */
export interface DialogChangeDetails extends OverlayChangeDetails {}

/** Holds whether the dialog is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Dialog(props: DialogProps) {
  return <OverlayRoot {...props} piece="dialog" />;
}

/** Value of `initialFocus` and `finalFocus`: a ref, or a function of the event that opened or closed the dialog. */
export type DialogFocusTarget = FocusTarget;

export interface DialogLabels extends OverlayLabels {}

interface DialogSize {
  /** Width from 600 px up: 480, 640 or 960 px. Narrower screens get a sheet as high as the screen. @default "sm" */
  size?: "sm" | "md" | "lg" | undefined;
}

export interface DialogContentProps extends OverlayContentProps, DialogSize {}

/**
 * The dialog, named by its title: a `DialogPortal` with `DialogScrim` and `DialogPanel`, and in it a `DialogHead` with
 * `DialogTitle` and `DialogCloseIcon`. Use these parts where one of them must be different.
 */
export function DialogContent({ size = "sm", ...props }: DialogContentProps) {
  return <OverlayContent {...props} side="centre" size={size} />;
}

export interface DialogPortalProps extends OverlayPortalProps {}

/**
 * Covers the screen with a layer at the end of the page, which contains scrim and panel. It is removed once the animations
 * and transitions of layer, scrim and panel that begin with `data-state="closed"` have ended. The page behind neither
 * scrolls nor shifts.
 */
export function DialogPortal(props: DialogPortalProps) {
  return <OverlayPortal {...props} side="centre" />;
}

export interface DialogPanelProps extends OverlayPanelProps, DialogSize {}

/**
 * The surface with the content, named by its `DialogTitle`. The focus moves in, is trapped, and returns to the previously
 * focused element. Escape, the scrim and Close close it; with `dismissal="static"` only Close does.
 */
export function DialogPanel({ size = "sm", ...props }: DialogPanelProps) {
  return <OverlayPanel {...props} size={size} />;
}

export interface DialogTriggerProps extends OverlayTriggerProps {}

/** A button that opens the dialog. One that is opened from state needs no trigger. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <OverlayTrigger {...props} />;
}

export interface DialogScrimProps extends ComponentProps<"div"> {}

/** Darkens the page. A press on it closes the dialog. */
export function DialogScrim(props: DialogScrimProps) {
  return <OverlayScrim {...props} />;
}

export interface DialogHeadProps extends ComponentProps<"div"> {}

/** Title and closing button, which stay visible while the panel scrolls. */
export function DialogHead(props: DialogHeadProps) {
  return <OverlayHead {...props} />;
}

export interface DialogTitleProps extends OverlayTitleProps {}

/** Heading that names the dialog. */
export function DialogTitle(props: DialogTitleProps) {
  return <OverlayTitle {...props} />;
}

export interface DialogDescriptionProps extends ComponentProps<"p"> {}

/** Text that screen readers read after the title when the dialog opens. */
export function DialogDescription(props: DialogDescriptionProps) {
  return <OverlayDescription {...props} />;
}

export interface DialogCloseIconProps extends OverlayCloseIconProps {}

/** The round button that closes the dialog, with a cross and a name of its labels. */
export function DialogCloseIcon(props: DialogCloseIconProps) {
  return <OverlayCloseIcon {...props} />;
}

export interface DialogBodyProps extends ComponentProps<"div"> {}

/** Content of the dialog, with its side margins. */
export function DialogBody(props: DialogBodyProps) {
  return <OverlayBody {...props} />;
}

export interface DialogFooterProps extends ComponentProps<"div"> {}

/** Actions that stay visible while a long body scrolls. */
export function DialogFooter(props: DialogFooterProps) {
  return <OverlayFooter {...props} />;
}

export interface DialogCloseProps extends OverlayTriggerProps {}

/** A button that closes the surrounding dialog. */
export function DialogClose(props: DialogCloseProps) {
  return <OverlayClose {...props} />;
}
