"use client";

import { Close, Root, Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { type Render, Rendered } from "../lib/rendered.ts";
import { body, footer } from "../dialog/dialog.recipe.ts";
import { Overlay, type OverlayLabels, type OverlayProps } from "../dialog/overlay.tsx";

export interface DrawerProps extends Omit<ComponentProps<typeof Root>, "modal"> {}

/** Holds whether the drawer is open: `open` with `onOpenChange`, or `defaultOpen`. Renders no element. */
export function Drawer(props: DrawerProps) {
  return <Root {...props} />;
}

export interface DrawerTriggerProps extends Omit<ComponentProps<"button">, "type"> {
  /** Element in place of `<button>`: `<Button />`. */
  render?: Render | undefined;
}

/** A button that opens the drawer. Drawers opened from state need no trigger. */
export function DrawerTrigger({ render = <button type="button" />, children, ...props }: DrawerTriggerProps) {
  return (
    <Trigger {...props} asChild data-part="trigger">
      <Rendered render={render}>{children}</Rendered>
    </Trigger>
  );
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

export type DrawerCloseProps = DrawerTriggerProps;

/** A button that closes the surrounding drawer. */
export function DrawerClose({ render = <button type="button" />, children, ...props }: DrawerCloseProps) {
  return (
    <Close {...props} asChild data-part="dismiss">
      <Rendered render={render}>{children}</Rendered>
    </Close>
  );
}
