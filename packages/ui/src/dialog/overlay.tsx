"use client";

import { Description, Root, Title, Trigger } from "@radix-ui/react-dialog";
import { Activity, type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useRef } from "react";
import { createPortal } from "react-dom";
import { X } from "../icons/x.tsx";
import { type ElementProps, type MoreElementProps, mergeElementProps, mergeProps } from "../lib/merge-props.ts";
import { mergeRefs } from "../lib/merge-refs.ts";
import { type Render, Rendered } from "../lib/rendered.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { type OverlayChangeDetails, OverlayContext, type OverlaySide, useOverlay } from "./overlay-context.ts";
import { OverlayPanel, type OverlayPanelProps } from "./overlay-panel.tsx";
import { usePresence } from "./use-presence.ts";
import { useScrollbarRoom } from "./use-scrollbar-room.ts";
import { body, close, description, footer, head, layer, scrim, title } from "./dialog.recipe.ts";

/** The parts that dialog and drawer share, each exported by both under its own name. */

export interface OverlayRootProps {
  /** Controls whether it is open. */
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called when a trigger, a closing button, Escape or a press on the scrim opens or closes it. */
  onOpenChange?: ((open: boolean, details: OverlayChangeDetails) => void) | undefined;
  /**
   * Called once the animations and transitions of opening or closing have ended, at once if there are none, whatever opened
   * or closed it. Not called for one that begins closed.
   */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
}

/** Radix gets no `onOpenChange`, because it does not say why: each part requests the change itself. */
export function OverlayRoot({
  piece,
  open,
  defaultOpen = false,
  onOpenChange,
  onOpenChangeComplete,
  children,
}: OverlayRootProps & { piece: "dialog" | "drawer" }) {
  const [isOpen, setOpen] = useControlled(piece === "dialog" ? "Dialog" : "Drawer", open, defaultOpen);
  const cause = useRef<{ open: boolean; event: Event }>(undefined);
  const change = (next: boolean, reason: OverlayChangeDetails["reason"], event: Event) => {
    // While an overlay leaves, Escape and the scrim still request to close it.
    if (next === isOpen) return;
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
    };
    onOpenChange?.(next, { reason, event, cancel });
    if (isCancelled) return;
    cause.current = { open: next, event };
    setOpen(next);
  };
  const takeEvent = (next: boolean) => {
    const last = cause.current;
    cause.current = undefined;
    return last?.open === next ? last.event : undefined;
  };
  const complete = (next: boolean) => onOpenChangeComplete?.(next);
  return (
    <Root open={isOpen}>
      <OverlayContext value={{ piece, open: isOpen, change, complete, takeEvent }}>{children}</OverlayContext>
    </Root>
  );
}

export interface OverlayTriggerProps extends Omit<ComponentProps<"button">, "type"> {
  /** Element in place of `<button>`: `<Button />`. */
  render?: Render | undefined;
}

export function OverlayTrigger({ render = <button type="button" />, children, ...props }: OverlayTriggerProps) {
  const { open, change } = useOverlay("trigger");
  const handleClick = ({ nativeEvent }: MouseEvent) => change(!open, "trigger", nativeEvent);
  return (
    <Trigger {...mergeProps<ComponentProps<"button">>({ onClick: handleClick }, props)} asChild data-part="trigger">
      <Rendered render={render}>{children}</Rendered>
    </Trigger>
  );
}

export function OverlayClose({ render = <button type="button" />, children, ...props }: OverlayTriggerProps) {
  return (
    <Rendered type="button" {...useClosing(props)} render={render} data-part="dismiss">
      {children}
    </Rendered>
  );
}

/** The props of a closing button, merged with its handler. */
function useClosing(props: MoreElementProps): ElementProps {
  const { change } = useOverlay("closing button");
  return mergeElementProps({ onClick: ({ nativeEvent }) => change(false, "close", nativeEvent) }, props);
}

export interface OverlayPortalProps extends ComponentProps<"div"> {
  /** Element at whose end it is rendered, or its ref: for instance one with another theme. @default document.body */
  container?: Element | DocumentFragment | RefObject<Element | null> | null | undefined;
  /** Keeps the content and its state while closed, hidden by `display: none` and without effects and refs. @default false */
  keepMounted?: boolean | undefined;
}

/**
 * Contains scrim and panel. Radix's portal and overlay are not used: its portal waits only for one animation by its name,
 * and its overlay locks scrolling with an injected `<style>`, which a content security policy of `style-src 'self'` blocks.
 */
export function OverlayPortal({
  side,
  container,
  keepMounted = false,
  ref,
  className,
  children,
  ...props
}: OverlayPortalProps & { side: OverlaySide }) {
  const state = useOverlay("portal");
  const { present, element, focusBack } = usePresence(state.open, state.complete);
  const merged = mergeRefs(element, ref);
  useScrollbarRoom();
  if (present === undefined) return null;
  const content = (
    <OverlayContext value={{ ...state, side, focusBack }}>
      <div
        {...props}
        ref={merged}
        data-part="layer"
        data-state={stateOf(state.open)}
        data-scroll-lock={present ? "" : undefined}
        className={layer({ side, className })}
      >
        {children}
      </div>
    </OverlayContext>
  );
  const kept = <Activity mode={present ? "visible" : "hidden"}>{content}</Activity>;
  return createPortal(keepMounted ? kept : present && content, elementOf(container) ?? document.body);
}

const elementOf = (container: OverlayPortalProps["container"]) =>
  container && "current" in container ? container.current : container;

const stateOf = (open: boolean) => (open ? "open" : "closed");

export function OverlayScrim({ className, ...props }: ComponentProps<"div">) {
  const { open } = useOverlay("scrim");
  return <div {...props} data-part="scrim" data-state={stateOf(open)} className={scrim({ className })} />;
}

export function OverlayHead({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="head" className={head({ className })} />;
}

export interface OverlayTitleProps extends ComponentProps<"h2"> {
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** `hidden` keeps the title for assistive technology only. @default "visible" */
  visibility?: "visible" | "hidden" | undefined;
}

export function OverlayTitle({ level = 2, visibility = "visible", className, ...props }: OverlayTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Title asChild>
      <Heading tabIndex={-1} {...props} data-part="title" className={title({ visibility, className })} />
    </Title>
  );
}

export function OverlayDescription({ className, ...props }: ComponentProps<"p">) {
  return <Description {...props} data-part="description" className={description({ className })} />;
}

export interface OverlayLabels {
  /** Name of the button that closes. */
  close: string;
}

const english: OverlayLabels = { close: "Close" };

export interface OverlayCloseIconProps extends ComponentProps<"button"> {
  /** @default a cross */
  children?: ReactNode;
  labels?: Partial<OverlayLabels> | undefined;
}

export function OverlayCloseIcon({ labels, className, children, ...props }: OverlayCloseIconProps) {
  const words = useLabels(useOverlay("closing button").piece, english, labels);
  return (
    <button
      type="button"
      aria-label={words.close}
      {...useClosing(props)}
      data-part="close"
      className={close({ className })}
    >
      {children ?? <X className="sv:size-icon" />}
    </button>
  );
}

export function OverlayBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="body" className={body({ className })} />;
}

export function OverlayFooter({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-part="footer" className={footer({ className })} />;
}

export interface OverlayContentProps extends OverlayPanelProps, Pick<OverlayPortalProps, "container" | "keepMounted"> {
  /** Title of the panel, rendered as a heading at its top. */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** `hidden` keeps the title for assistive technology only. @default "visible" */
  titleVisibility?: "visible" | "hidden" | undefined;
  labels?: Partial<OverlayLabels> | undefined;
}

/** The usual arrangement of the parts. */
export function OverlayContent({
  side,
  container,
  keepMounted,
  title: heading,
  level,
  titleVisibility,
  labels,
  children,
  ...props
}: OverlayContentProps & { side: OverlaySide; size?: "sm" | "md" | "lg" | undefined }) {
  return (
    <OverlayPortal side={side} container={container} keepMounted={keepMounted}>
      <OverlayScrim />
      <OverlayPanel {...props}>
        <OverlayHead>
          <OverlayTitle level={level} visibility={titleVisibility}>
            {heading}
          </OverlayTitle>
          <OverlayCloseIcon labels={labels} />
        </OverlayHead>
        {children}
      </OverlayPanel>
    </OverlayPortal>
  );
}
