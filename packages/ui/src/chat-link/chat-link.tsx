import type { ComponentProps } from "react";
import { IconLink, type IconLinkProps } from "../icon-button/index.ts";
import { WhatsappLogo } from "../icons/whatsapp-logo.tsx";
import { joinNames } from "../lib/join-names.ts";

export interface ChatLinkProps extends Omit<IconLinkProps, "label" | "href"> {
  /** Address of the chat. */
  href: string;
  /** `floating` stands in `FloatingActions`, `docked` in a `BuyBar`, which keeps the floating one away on phones. @default "floating" */
  form?: "floating" | "docked";
  /** @default "Chat with us (opens in a new tab)" */
  label?: string;
}

/** Opens a conversation with the shop in a messaging app; at the same place on every page. */
export function ChatLink({
  form = "floating",
  label = "Chat with us (opens in a new tab)",
  hint = "Chat with us",
  className,
  ...props
}: ChatLinkProps) {
  return (
    <IconLink
      {...props}
      label={label}
      hint={hint}
      tone={form === "docked" ? "plain" : "raised"}
      target="_blank"
      rel="noopener noreferrer"
      data-part="chat-link"
      data-form={form}
      className={joinNames(
        form === "floating" && "sv:in-[:root:has([data-part=chat-link][data-form=docked])]:max-lg:hidden",
        className,
      )}
    >
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
      className={`sv:fixed sv:end-3.5 sv:bottom-[calc(theme(spacing.toolbar)+env(safe-area-inset-bottom)+var(--sv-bottom-bar,0rem)+0.875rem)] sv:z-chat sv:grid sv:gap-2.5 sv:lg:end-6 sv:lg:bottom-6 sv:print:hidden ${appears === "scrolled" ? "sv:after-first-screen" : ""} ${className}`}
    />
  );
}
