import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { useState } from "react";

interface ConfirmButtonProps {
  /** Text of the button, and of the one that confirms. */
  label: string;
  /** The question. */
  title: string;
  /** What the change does. */
  text: string;
  /** Text of the button that changes nothing. */
  keep: string;
  state: "idle" | "busy";
  onConfirm: () => Promise<void>;
}

/** A button for a change that destroys what somebody has made: it asks first. */
export function ConfirmButton({ label, title, text, keep, state, onConfirm }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const handleConfirm = async () => {
    await onConfirm();
    setAsked(false);
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog open={isAsked} onOpenChange={setAsked}>
        <DialogContent title={title}>
          <DialogBody className="sv:text-muted">
            <p>{text}</p>
          </DialogBody>
          <DialogFooter className="sv:flex sv:flex-wrap sv:justify-end sv:gap-3">
            <DialogClose render={<Button variant="plain" className="sv:me-3" />}>{keep}</DialogClose>
            <Button variant="danger" state={state} onClick={() => void handleConfirm()}>
              {label}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  );
}
