"use client";

import type { ComponentProps } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { WhatsappLogo } from "../icons/whatsapp-logo.tsx";
import { EndMark, WHOLE } from "../lib/end-mark.tsx";
import { useLabels } from "../lib/selvedge-context.ts";

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
 * What floats in the lower corner: back to top, and the chat below it. Only in the margin beside the content, which is
 * wide enough from 1440 px up, so that it never covers anything; narrower screens need the same ways elsewhere: the
 * footer, the navigation, the buy bar. Not printed.
 */
export function FloatingActions({ appears = "at once", className = "", children, ...props }: FloatingActionsProps) {
  return (
    <div
      {...props}
      data-component="floating-actions"
      className={`${WHOLE} sv:fixed sv:end-2 sv:bottom-6 sv:z-chat sv:grid sv:gap-2.5 sv:max-wide:hidden sv:not-tall:hidden sv:print:hidden ${appears === "scrolled" ? "sv:after-first-screen" : ""} ${className}`}
    >
      {children}
      <EndMark />
    </div>
  );
}
