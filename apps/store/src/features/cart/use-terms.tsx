import { useRef, useState } from "react";
import { Checkbox } from "@selvedge/ui/checkbox";
import { TextLink } from "@selvedge/ui/text-link";

/**
 * The terms, and the way past them: `terms` is the box to tick, `proceed` what the checkout button does. Until the box is
 * ticked it says so and leads there. `onRead` is called when the terms are opened.
 */
export function useTerms(onAccepted: () => void, onRead?: () => void) {
  const [accepted, setAccepted] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const proceed = () => {
    if (accepted) return onAccepted();
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
  return { terms, proceed };
}
