"use client";

import { type ComponentProps, useRef } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { WhatsappLogo } from "../icons/whatsapp-logo.tsx";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useGivesWay } from "./use-gives-way.ts";

export interface ChatLinkLabels {
  /** Name of the link. */
  chat: string;
  /** What its tooltip says. */
  hint: string;
}

const english: ChatLinkLabels = { chat: "Chat with us (opens in a new tab)", hint: "Chat with us" };

export interface ChatLinkProps extends Omit<IconLinkProps, "label" | "hint" | "tone"> {
  /** Address of the chat. */
  href: string;
  /** `floating` stands in `FloatingActions`, `docked` in a `BuyBar`. @default "floating" */
  form?: "floating" | "docked";
  labels?: Partial<ChatLinkLabels>;
}

/** Opens a conversation with the shop in a messaging app; at the same place on every page. */
export function ChatLink({ form = "floating", labels, ...props }: ChatLinkProps) {
  const words = useLabels("chatLink", english, labels);
  return (
    <IconLink
      {...props}
      label={words.chat}
      hint={words.hint}
      tone={form === "docked" ? "plain" : "raised"}
      target="_blank"
      rel="noopener noreferrer"
      data-part="chat-link"
      data-form={form}
    >
      <WhatsappLogo />
    </IconLink>
  );
}

export interface FloatingActionsProps extends ComponentProps<"div"> {
  /** `scrolled`: only once the first screen has left, where the browser can tell without a script. @default "at once" */
  appears?: "at once" | "scrolled";
}

/**
 * What floats in the lower corner: back to top, and the chat below it. From 1440 px up in the margin beside the content, where it covers
 * nothing. Narrower screens have no margin: there only the chat floats, at rest and over nothing that is pressed or read to the digit, and
 * gives way to anything that is. The same ways are in the footer, the navigation, the buy bar. Not printed.
 */
export function FloatingActions({ appears = "at once", className = "", children, ...props }: FloatingActionsProps) {
  const floating = useRef<HTMLDivElement>(null);
  const state = useGivesWay(floating);
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
