import { useState } from "react";
import { Dialog, DialogBody, DialogContent } from "@selvedge/ui/dialog";
import { ShareSheet } from "@selvedge/ui/share-sheet";
import { TextLink } from "@selvedge/ui/text-link";

export interface ShareDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** Ways to share a link in a browser without a share sheet. Loaded when it is opened. */
export default function ShareDialog({ name, url, onClose }: ShareDialogProps) {
  const [state, setState] = useState<"idle" | "done" | "error">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState("done");
    } catch {
      setState("error");
    }
  };
  const text = encodeURIComponent(`${name} ${url}`);
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title={`Share ${name}`} size="sm" initialFocus="title">
        <DialogBody>
          <ShareSheet link={url} state={state} onCopy={() => void copy()}>
            <TextLink variant="standalone" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
              WhatsApp<span className="sv:sr-only"> (opens in a new tab)</span>
            </TextLink>
            <TextLink variant="standalone" href={`mailto:?subject=${encodeURIComponent(name)}&body=${text}`}>
              Email
            </TextLink>
          </ShareSheet>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
