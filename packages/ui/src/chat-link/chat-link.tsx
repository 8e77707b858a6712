"use client";

import { type ComponentProps, useRef } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { WhatsappLogo } from "../icons/whatsapp-logo.tsx";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFloatingState } from "./use-floating-state.ts";

export interface ChatLinkLabels {
  /** Name of the link. */
  chat: string;
  /** Text of its tooltip. */
  hint: string;
}

const english: ChatLinkLabels = { chat: "Chat with us (opens in a new tab)", hint: "Chat with us" };

export interface ChatLinkProps extends Omit<IconLinkProps, "label" | "hint" | "variant"> {
  /** Address of the chat. */
  href: string;
  /** `floating` inside `FloatingActions`, `docked` inside a `BuyBar`. @default "floating" */
  variant?: "floating" | "docked" | undefined;
  labels?: Partial<ChatLinkLabels> | undefined;
}

/** Link to a chat with the shop in a messaging app, at the same position on every page. */
export function ChatLink({ variant = "floating", labels, ...props }: ChatLinkProps) {
  const words = useLabels("chatLink", english, labels);
  return (
    <IconLink
      {...props}
      label={words.chat}
      hint={words.hint}
      variant={variant === "docked" ? "plain" : "raised"}
      target="_blank"
      rel="noopener noreferrer"
      data-part="chat-link"
      data-variant={variant}
    >
      <WhatsappLogo />
    </IconLink>
  );
}

export interface FloatingActionsProps extends ComponentProps<"div"> {
  /** `scrolled`: only after the first screen, in browsers that support this without script. @default "at once" */
  appears?: "at once" | "scrolled" | undefined;
}

/**
 * Floating actions in the lower corner: back to top, with the chat below it. From 1440 px up they are in the margin beside
 * the content and cover nothing. Narrower screens have no margin: only the chat floats there, and it hides while the page
 * moves or while it would cover a control or a figure. The same actions are in the footer, the navigation and the buy bar.
 * Not printed.
 */
export function FloatingActions({ appears = "at once", className = "", children, ...props }: FloatingActionsProps) {
  const floating = useRef<HTMLDivElement>(null);
  const state = useFloatingState(floating);
  return (
    <div
      {...props}
      data-component="floating-actions"
      className={`${WHOLE} sv:fixed sv:end-6 sv:bottom-6 sv:z-chat sv:not-tall:hidden sv:max-lg:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+0.875rem)] sv:max-wide:[@media(height<37.5rem)]:hidden sv:wide:end-2 sv:print:hidden ${appears === "scrolled" ? "sv:after-first-screen" : ""} ${className}`}
    >
      <div
        ref={floating}
        data-part="floating"
        data-state={state}
        className="sv:grid sv:translate-y-[calc(-1*var(--sv-bottom-bar,0rem))] sv:gap-2.5 sv:transition-[opacity,visibility] sv:max-wide:not-data-[state=clear]:invisible sv:max-wide:not-data-[state=clear]:opacity-0 sv:max-wide:[&_[data-part=back-to-top]]:hidden"
      >
        {children}
      </div>
      <EndMark />
    </div>
  );
}
