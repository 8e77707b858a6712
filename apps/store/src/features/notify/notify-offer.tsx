import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "@selvedge/ui/button";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";

const NotifyDialog = overlay(
  () => import("./notify-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

export interface NotifyOfferProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  slug: string;
  /** The size wanted, if known. */
  wanted?: string | undefined;
  children: ReactNode;
}

/** The button on a sold-out product or size that opens the notify dialog. */
export function NotifyOffer({ slug, wanted, className = "", ...props }: NotifyOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} width="full" className={`sv:noscript:hidden ${className}`} onClick={() => setOpen(true)} />
      {isOpen && <NotifyDialog slug={slug} size={wanted} onClose={() => setOpen(false)} />}
    </>
  );
}
