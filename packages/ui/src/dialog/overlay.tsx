"use client";

import { Close, Content, Portal, Title } from "@radix-ui/react-dialog";
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from "react";
import { X } from "../icons/x.tsx";
import { composeProps } from "../lib/compose-handlers.ts";
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
  /** Names the panel; a heading at its head. */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4;
  /** `hidden` keeps the title for assistive technology only. @default "visible" */
  titleVisibility?: "visible" | "hidden";
  /** `static`: neither Escape nor the scrim closes. @default "light" */
  dismissal?: "light" | "static";
  /** Where the focus goes first: the first field (else the title), the title, or Close. @default "field" */
  initialFocus?: "field" | "title" | "close";
  labels?: Partial<OverlayLabels>;
}

interface OverlayOwnProps extends OverlayProps {
  piece: "dialog" | "drawer";
  /** Edge that the panel comes from. */
  from: "centre" | "start" | "end" | "top";
  size?: "sm" | "md" | "lg";
}

const english: OverlayLabels = { close: "Close" };

const FIRST_FOCUS = {
  field: ":is(input:not([type=hidden]), select, textarea):enabled",
  title: "[data-part=title]",
  close: "[data-part=close]",
};

/** Toasts lie above every panel; a press on one is not a press on the scrim, also where the toast has gone with it. */
const isToast = ({ target }: Event) => target instanceof Element && target.closest("[data-component^=toast]") !== null;

/**
 * Scrolls to what a key gave the focus, and not behind a foot that stays: where Radix leads the focus round, it scrolls
 * nothing. What a press gave it does not move from under the pointer; a text field shows its ring then, too. A page without
 * layout, as of a test in jsdom, has no such function.
 */
const reveal = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  const foot = currentTarget.querySelector<HTMLElement>("[data-part=footer]");
  if (foot) currentTarget.style.scrollPaddingBottom = `${foot.offsetHeight + 8}px`;
  if (target.matches(":focus-visible:not(:active)")) target.scrollIntoView?.({ block: "nearest" });
};

/**
 * The panel that dialog and drawer share. It is mounted only while open. Radix gives the focus trap and hides the rest
 * of the page; its own overlay is not used, because that locks the scroll with an injected `<style>`, which a content
 * policy of `style-src 'self'` refuses.
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
  // Radix returns the focus to its own trigger only, and overlays are mostly opened without one.
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
  const giveFocusBack = (event: Event) => {
    if (opener === document.body) return;
    event.preventDefault();
    focusOpener();
  };

  const Heading = `h${level}` as const;
  return (
    <Content
      {...composeProps<ComponentProps<typeof Content>>(props, {
        onOpenAutoFocus: focusFirst,
        onCloseAutoFocus: giveFocusBack,
        onFocus: reveal,
        onEscapeKeyDown: keepOpen,
        onInteractOutside: (event) => {
          if (dismissal === "static" || isToast(event.detail.originalEvent)) event.preventDefault();
        },
      })}
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
