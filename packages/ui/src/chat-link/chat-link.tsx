import type { ComponentProps } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { WhatsappLogo } from "../icons/whatsapp-logo.tsx";

export interface ChatLinkProps extends Omit<IconLinkProps, "label" | "href"> {
  /** Address of the chat. */
  href: string;
  /** @default "Chat with us (opens in a new tab)" */
  label?: string;
}

/** Opens a conversation with the shop in a messaging app. Stands in `FloatingActions`, at the same place on every page. */
export function ChatLink({
  label = "Chat with us (opens in a new tab)",
  hint = "Chat with us",
  ...props
}: ChatLinkProps) {
  return (
    <IconLink {...props} label={label} hint={hint} tone="raised" target="_blank" rel="noopener" data-part="chat-link">
      <WhatsappLogo />
    </IconLink>
  );
}

export interface FloatingActionsProps extends ComponentProps<"div"> {
  /** `scrolled`: only once the first screen has left, where the browser can tell without a script. @default "at once" */
  appears?: "at once" | "scrolled";
}

/** The lower right corner of every page, above the toolbar on phones: back to top, and the chat below it. Not printed. */
export function FloatingActions({ appears = "at once", className = "", ...props }: FloatingActionsProps) {
  return (
    <div
      {...props}
      data-component="floating-actions"
      className={`fixed end-3.5 bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+0.875rem)] z-chat grid gap-2.5 lg:end-6 lg:bottom-6 print:hidden ${appears === "scrolled" ? "after-first-screen" : ""} ${className}`}
    />
  );
}
