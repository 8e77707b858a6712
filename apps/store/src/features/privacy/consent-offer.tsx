import { useState } from "react";
import { TextLink } from "@selvedge/ui/text-link";
import { overlay } from "../../lib/islands/index.ts";
import { sayNotOpened } from "../../lib/toasts.ts";

const ConsentDialog = overlay(
  () => import("./consent-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

/** Opens the consent dialog. Hidden without JavaScript, which stores nothing. */
export function ConsentOffer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink
        className="sv:justify-self-start sv:py-2 sv:noscript:hidden"
        render={<button type="button" onClick={() => setOpen(true)} />}
      >
        Kept in your browser
      </TextLink>
      {isOpen && <ConsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
