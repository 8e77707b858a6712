"use client";

import { Close, Root, Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { body, footer } from "../dialog/dialog.recipe.ts";
import { Overlay, type OverlayLabels, type OverlayProps } from "../dialog/overlay.tsx";

export interface DrawerProps extends Omit<ComponentProps<typeof Root>, "modal"> {}

/** Holds whether the drawer is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Drawer(props: DrawerProps) {
  return <Root {...props} />;
}

/**
 * A `<button>` that opens the drawer; with `asChild` the child is used as the button. Drawers opened from state need no
 * trigger.
 */
export function DrawerTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger {...props} data-part="trigger" />;
}

export type DrawerLabels = OverlayLabels;

export interface DrawerContentProps extends OverlayProps {
  /**
   * `end`: 448 px wide, full width on phones. `start`: 88 % of the screen width, for navigation. `top`: full width and at
   * most 64 % of the height, full screen below 768 px.
   * @default "end"
   */
  side?: "start" | "end" | "top";
}

/** A dialog that slides in from the side at full height, or from the top. Behaves like `DialogContent`. */
export function DrawerContent({ side = "end", ...props }: DrawerContentProps) {
  return <Overlay {...props} piece="drawer" from={side} data-side={side} />;
}

/** Content of the drawer, with its side margins. */
export function DrawerBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="body" className={body({ className })} />;
}

/** Totals and actions that stay visible while the body scrolls. */
export function DrawerFooter({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="footer" className={footer({ className })} />;
}

/** Closes the surrounding drawer; with `asChild` the child is used as the button. */
export function DrawerClose(props: ComponentProps<typeof Close>) {
  return <Close {...props} data-part="dismiss" />;
}
