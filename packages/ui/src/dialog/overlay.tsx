"use client";

import { Close, Content, Portal, Title } from "@radix-ui/react-dialog";
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from "react";
import { X } from "../icons/x.tsx";
import { mergeProps } from "../lib/merge-props.ts";
import { isComposing } from "../lib/is-composing.ts";
import { rememberFocus } from "../lib/remember-focus.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useScrollbarRoom } from "./use-scrollbar-room.ts";
import { close, head, layer, panel, scrim, title as titleClass } from "./dialog.recipe.ts";

export interface OverlayLabels {
  /** Name of the button that closes. */
  close: string;
}

export interface OverlayProps extends Omit<ComponentProps<typeof Content>, "title"> {
  /** Title of the panel, rendered as a heading at its top. */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4;
  /** `hidden` keeps the title for assistive technology only. @default "visible" */
  titleVisibility?: "visible" | "hidden";
  /** `static`: neither Escape nor the scrim closes it. @default "light" */
  dismissal?: "light" | "static";
  /** Element that is focused first: the first field (without fields the title), the title, or Close. @default "field" */
  initialFocus?: "field" | "title" | "close";
  labels?: Partial<OverlayLabels>;
}

interface OverlayOwnProps extends OverlayProps {
  piece: "dialog" | "drawer";
  /** Edge from which the panel slides in. */
  from: "centre" | "start" | "end" | "top";
  size?: "sm" | "md" | "lg";
}

const english: OverlayLabels = { close: "Close" };

const FIRST_FOCUS = {
  field: ":is(input:not([type=hidden]), select, textarea):enabled",
  title: "[data-part=title]",
  close: "[data-part=close]",
};

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

/**
 * The panel shared by dialog and drawer, mounted only while open. Radix provides the focus trap and hides the rest of the
 * page. Its own overlay is not used, because it locks scrolling with an injected `<style>`, which a content security
 * policy of `style-src 'self'` blocks.
 */
export function Overlay({ from, ...props }: OverlayOwnProps) {
  useScrollbarRoom();
  return (
    <Portal>
      <div data-part="layer" data-scroll-lock className={layer({ from })}>
        <div data-part="scrim" className={scrim()} />
        <Panel {...props} from={from} />
      </div>
    </Portal>
  );
}

function Panel({
  piece,
  title,
  level = 2,
  titleVisibility = "visible",
  dismissal = "light",
  initialFocus = "field",
  labels,
  from,
  size,
  className,
  children,
  ...props
}: OverlayOwnProps) {
  const words = useLabels(piece, english, labels);
  // Radix returns the focus only to its own trigger, but overlays are mostly opened without one.
  const [opener] = useState(() => document.activeElement);
  const [focusOpener] = useState(() => rememberFocus(opener));

  const keepOpen = (event: KeyboardEvent) => {
    if (dismissal === "static" || isComposing(event)) event.preventDefault();
  };
  const focusFirst = (event: Event) => {
    const container = event.currentTarget as HTMLElement;
    const first = container.querySelector<HTMLElement>(FIRST_FOCUS[initialFocus]);
    event.preventDefault();
    (first ?? container.querySelector<HTMLElement>(FIRST_FOCUS.title))?.focus();
  };
  const returnFocus = (event: Event) => {
    if (opener === document.body) return;
    event.preventDefault();
    focusOpener();
  };

  const Heading = `h${level}` as const;
  return (
    <Content
      {...mergeProps<ComponentProps<typeof Content>>(
        {
          onOpenAutoFocus: focusFirst,
          onCloseAutoFocus: returnFocus,
          onFocus: reveal,
          onEscapeKeyDown: keepOpen,
          onInteractOutside: (event) => {
            if (dismissal === "static" || isToast(event.detail.originalEvent)) event.preventDefault();
          },
        },
        props,
      )}
      forceMount
      aria-modal="true"
      data-component={piece}
      data-part="panel"
      className={panel({ from, size, className })}
    >
      <div data-part="head" className={head({ title: titleVisibility })}>
        <Title asChild>
          <Heading
            tabIndex={-1}
            data-part="title"
            className={titleVisibility === "hidden" ? "sv:sr-only" : titleClass()}
          >
            {title}
          </Heading>
        </Title>
        <Close data-part="close" aria-label={words.close} className={close()}>
          <X className="sv:size-icon" />
        </Close>
      </div>
      {children}
    </Content>
  );
}
