import { useState } from "react";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { Notice } from "@selvedge/ui/notice";
import { messageOf } from "../../lib/http.ts";

export interface ClearCartDialogProps {
  /** Number of pieces in the cart. */
  count: number;
  onClear: () => Promise<void>;
  onClose: () => void;
}

/** Empties the cart after confirmation. Loaded when it is opened. */
export default function ClearCartDialog({ count, onClear, onClose }: ClearCartDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const pieces = `${count} ${count === 1 ? "piece" : "pieces"}`;

  const handleClear = async () => {
    setBusy(true);
    setError(null);
    try {
      await onClear();
      onClose();
    } catch (failure) {
      setError(messageOf(failure, "Failed to clear cart"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title={count === 1 ? "Remove 1 piece?" : `Remove all ${pieces}?`} initialFocus="title">
        <DialogBody>
          <p className="sv:text-muted">They stay in the shop; your cart will be empty.</p>
          {error !== null && (
            <Notice variant="danger" live="assertive" className="sv:mt-4">
              {error}
            </Notice>
          )}
        </DialogBody>
        <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
          <DialogClose render={<Button variant="plain" className="sv:me-3" />}>
            {count === 1 ? "Keep it" : "Keep them"}
          </DialogClose>
          <Button variant="danger" state={busy ? "busy" : "idle"} onClick={() => void handleClear()}>
            {busy ? "Removing…" : `Remove ${pieces}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
