"use client";

import { Content } from "@radix-ui/react-dialog";
import { type ComponentProps, type FocusEvent, type RefObject } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { nameOf, warnAboutName } from "../lib/warn.ts";
import { panel } from "./dialog.recipe.ts";
import { useOverlay } from "./overlay-context.ts";

/**
 * An element that gets the focus, or a function that finds it. `event` is the press or key that opened or closed it (its
 * `pointerType` tells touch), undefined if the caller's state did.
 */
export type FocusTarget =
  RefObject<HTMLElement | null> | ((event: Event | undefined) => HTMLElement | null | undefined);

export interface OverlayPanelProps extends Omit<ComponentProps<typeof Content>, "title"> {
  /** `static`: neither Escape nor the scrim closes it. @default "light" */
  dismissal?: "light" | "static" | undefined;
  /**
   * Element that is focused first: the first field (without fields the title), the title, Close, the element of a ref, or
   * what a function of the event returns; null: the title. @default "field"
   */
  initialFocus?: "field" | "title" | "close" | FocusTarget | undefined;
  /** Element that is focused after closing; null: the default. @default the element that had the focus before */
  finalFocus?: FocusTarget | undefined;
}

type OutsideEvent = Parameters<NonNullable<ComponentProps<typeof Content>["onInteractOutside"]>>[0];

const FIRST_FOCUS = {
  field: ":is(input:not([type=hidden]), select, textarea):enabled",
  title: "[data-part=title]",
  close: "[data-part=close]",
};

const focusTarget = (target: FocusTarget, event: Event | undefined) =>
  typeof target === "function" ? target(event) : target.current;

/** Toasts are above every panel. A press on a toast is not a press on the scrim, even if the toast is removed by it. */
const isToast = ({ target }: Event) => target instanceof Element && target.closest("[data-component^=toast]") !== null;

/**
 * Scrolls an element that was focused by keyboard into view and clear of a sticky foot; Radix does not scroll when it
 * moves the focus. Elements focused by a press stay under the pointer, except text fields, which show their focus ring
 * then too. jsdom has no such function.
 */
const reveal = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  const foot = currentTarget.querySelector<HTMLElement>("[data-part=footer]");
  if (foot) currentTarget.style.scrollPaddingBottom = `${foot.offsetHeight + 8}px`;
  if (target.matches(":focus-visible:not(:active)")) target.scrollIntoView?.({ block: "nearest" });
};

export function OverlayPanel({
  size,
  dismissal = "light",
  initialFocus = "field",
  finalFocus,
  className,
  ...props
}: OverlayPanelProps & { size?: "sm" | "md" | "lg" | undefined }) {
  const { piece, side, focusBack, change, takeEvent } = useOverlay("panel");
  if (side === undefined) throw new Error("The panel must stand inside <DialogPortal> or <DrawerPortal>.");

  const handleEscape = (event: KeyboardEvent) => {
    // A popup inside, such as the list of a combobox, has handled it already.
    if (event.defaultPrevented) return;
    if (dismissal === "static" || isComposing(event)) event.preventDefault();
    else change(false, "escape", event);
  };
  const handleOutside = (event: OutsideEvent) => {
    const { originalEvent } = event.detail;
    if (dismissal === "static" || isToast(originalEvent)) event.preventDefault();
    // Radix prevents it for a secondary button, and for the focus, which a modal dialog keeps.
    if (!event.defaultPrevented) change(false, "outside", originalEvent);
  };
  const focusFirst = (event: Event) => {
    const container = event.currentTarget as HTMLElement;
    if (process.env.NODE_ENV !== "production") {
      const [panelName, parts] =
        piece === "dialog" ? ["DialogPanel", "a <DialogTitle>"] : ["DrawerPanel", "a <DrawerTitle>"];
      warnAboutName(panelName, `${parts} with a text, or \`aria-label\``, nameOf(container));
    }
    const find = (selector: string) => container.querySelector<HTMLElement>(selector);
    const opener = takeEvent(true);
    const first =
      typeof initialFocus === "string" ? find(FIRST_FOCUS[initialFocus]) : focusTarget(initialFocus, opener);
    event.preventDefault();
    (first ?? find(FIRST_FOCUS.title))?.focus();
    // Not every element takes the focus, which must not stay on the page behind.
    if (!container.contains(document.activeElement)) container.focus();
  };
  // Radix returns the focus only to its own trigger, but overlays are mostly opened without one.
  const returnFocus = (event: Event) => {
    const closer = takeEvent(false);
    const target = finalFocus && focusTarget(finalFocus, closer);
    const focus = target ? () => target.focus() : focusBack?.current;
    if (!focus) return;
    event.preventDefault();
    focus();
  };

  return (
    <Content
      {...mergeProps<ComponentProps<typeof Content>>(
        {
          onOpenAutoFocus: focusFirst,
          onCloseAutoFocus: returnFocus,
          onFocus: reveal,
          onEscapeKeyDown: handleEscape,
          onInteractOutside: handleOutside,
        },
        props,
      )}
      forceMount
      aria-modal="true"
      data-component={piece}
      data-part="panel"
      data-side={side === "centre" ? undefined : side}
      className={panel({ side, size, className })}
    />
  );
}
