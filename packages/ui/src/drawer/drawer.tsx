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
} from "../dialog/overlay.tsx";
import type { OverlayChangeDetails } from "../dialog/overlay-context.ts";
import { type FocusTarget, OverlayPanel, type OverlayPanelProps } from "../dialog/overlay-panel.tsx";

export interface DrawerProps extends OverlayRootProps {}

/** What opened or closed the drawer: second argument of `onOpenChange`. */
export interface DrawerChangeDetails extends OverlayChangeDetails {}

/** Holds whether the drawer is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Drawer(props: DrawerProps) {
  return <OverlayRoot {...props} piece="drawer" />;
}

/** Value of `initialFocus` and `finalFocus`: a ref, or a function of the event that opened or closed the drawer. */
export type DrawerFocusTarget = FocusTarget;

export interface DrawerLabels extends OverlayLabels {}

interface DrawerSide {
  /**
   * `end`: 448 px wide, full width on phones. `start`: 88 % of the screen width, for navigation. `top`: full width and at
   * most 64 % of the height, full screen below 768 px.
   * @default "end"
   */
  side?: "start" | "end" | "top" | undefined;
}

export interface DrawerContentProps extends OverlayContentProps, DrawerSide {}

/**
 * A dialog that slides in from the side at full height, or from the top, named by its title: a `DrawerPortal` with
 * `DrawerScrim` and `DrawerPanel`, and in it a `DrawerHead` with `DrawerTitle` and `DrawerCloseIcon`. Use these parts where
 * one of them must be different.
 */
export function DrawerContent({ side = "end", ...props }: DrawerContentProps) {
  return <OverlayContent {...props} side={side} />;
}

export interface DrawerPortalProps extends OverlayPortalProps, DrawerSide {}

/**
 * Covers the screen with a layer at the end of the page, which contains scrim and panel. It is removed once the animations
 * and transitions of layer, scrim and panel that begin with `data-state="closed"` have ended. The page behind neither
 * scrolls nor shifts.
 */
export function DrawerPortal({ side = "end", ...props }: DrawerPortalProps) {
  return <OverlayPortal {...props} side={side} />;
}

export interface DrawerPanelProps extends OverlayPanelProps {}

/**
 * The surface with the content, named by its `DrawerTitle`. The focus moves in, is trapped, and returns to the previously
 * focused element. Escape, the scrim and Close close it; with `dismissal="static"` only Close does.
 */
export function DrawerPanel(props: DrawerPanelProps) {
  return <OverlayPanel {...props} />;
}

export interface DrawerTriggerProps extends OverlayTriggerProps {}

/** A button that opens the drawer. One that is opened from state needs no trigger. */
export function DrawerTrigger(props: DrawerTriggerProps) {
  return <OverlayTrigger {...props} />;
}

export interface DrawerScrimProps extends ComponentProps<"div"> {}

/** Darkens the page. A press on it closes the drawer. */
export function DrawerScrim(props: DrawerScrimProps) {
  return <OverlayScrim {...props} />;
}

export interface DrawerHeadProps extends ComponentProps<"div"> {}

/** Title and closing button, which stay visible while the panel scrolls. */
export function DrawerHead(props: DrawerHeadProps) {
  return <OverlayHead {...props} />;
}

export interface DrawerTitleProps extends OverlayTitleProps {}

/** Heading that names the drawer. */
export function DrawerTitle(props: DrawerTitleProps) {
  return <OverlayTitle {...props} />;
}

export interface DrawerDescriptionProps extends ComponentProps<"p"> {}

/** Text that screen readers read after the title when the drawer opens. */
export function DrawerDescription(props: DrawerDescriptionProps) {
  return <OverlayDescription {...props} />;
}

export interface DrawerCloseIconProps extends OverlayCloseIconProps {}

/** The round button that closes the drawer, with a cross and a name of its labels. */
export function DrawerCloseIcon(props: DrawerCloseIconProps) {
  return <OverlayCloseIcon {...props} />;
}

export interface DrawerBodyProps extends ComponentProps<"div"> {}

/** Content of the drawer, with its side margins. */
export function DrawerBody(props: DrawerBodyProps) {
  return <OverlayBody {...props} />;
}

export interface DrawerFooterProps extends ComponentProps<"div"> {}

/** Totals and actions that stay visible while the body scrolls. */
export function DrawerFooter(props: DrawerFooterProps) {
  return <OverlayFooter {...props} />;
}

export interface DrawerCloseProps extends OverlayTriggerProps {}

/** A button that closes the surrounding drawer. */
export function DrawerClose(props: DrawerCloseProps) {
  return <OverlayClose {...props} />;
}
