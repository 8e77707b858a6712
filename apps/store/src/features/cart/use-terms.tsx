import { useRef, useState } from "react";
import { Checkbox } from "@selvedge/ui/checkbox";
import { TextLink } from "@selvedge/ui/text-link";
import { cartSettled } from "./cart-changes.ts";

/**
 * The terms checkbox and the checkout button: `terms` is the box to tick, `checkout` the button's handler. Without the
 * tick, the handler shows an error and moves to the box. Otherwise it waits for running cart changes, which a page load
 * would abort, and stays on the page if one has failed. `onRead` is called when the terms are opened.
 */
export function useTerms(onAccepted: () => void, onRead?: () => void) {
  const [accepted, setAccepted] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const proceed = async () => {
    if (accepted) {
      setWaiting(true);
      const areMade = await cartSettled();
      setWaiting(false);
      return areMade && onAccepted();
    }
    setError("Please accept the Terms & Conditions to proceed.");
    box.current?.focus();
  };
  const terms = (
    <Checkbox
      ref={box}
      checked={accepted}
      error={error}
      onChange={(event) => {
        setAccepted(event.target.checked);
        setError(null);
      }}
    >
      I agree to the{" "}
      <TextLink href="/terms-conditions" onClick={onRead}>
        Terms &amp; Conditions
      </TextLink>
    </Checkbox>
  );
  const checkout = { state: waiting ? "busy" : "idle", onClick: () => void proceed() } as const;
  return { terms, checkout };
}
