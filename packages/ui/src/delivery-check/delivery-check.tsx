"use client";

import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from "react";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { TextInput } from "../text-input/index.ts";

export interface DeliveryCheckLabels {
  field: string;
  check: string;
  checking: string;
}

const english: DeliveryCheckLabels = { field: "PIN code", check: "Check", checking: "Checking…" };

export interface DeliveryCheckProps extends Omit<ComponentProps<"form">, "children"> {
  /** Initial postal code, restored by a form reset: one that was checked before. @default "" */
  defaultCode?: string | undefined;
  /** Delivery date and cost for the checked code; `null` until known. @default null */
  promise?: ReactNode;
  /** Why the last code could not be checked. The code stays in the field. */
  error?: string | null | undefined;
  /** @default "idle" */
  state?: "idle" | "busy" | undefined;
  onCheck: (postalCode: string) => void;
  labels?: Partial<DeliveryCheckLabels> | undefined;
}

/** Asks for a postal code and shows the delivery date. The answer is announced; the focus stays in the field. */
export function DeliveryCheck({
  defaultCode = "",
  promise = null,
  error = null,
  state = "idle",
  onCheck,
  onSubmit,
  labels,
  ref,
  className = "",
  ...props
}: DeliveryCheckProps) {
  const words = useLabels("deliveryCheck", english, labels);
  const [code, setCode] = useState(defaultCode);
  const merged = useFormReset(ref, () => setCode(defaultCode));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (state !== "busy") onCheck(code.trim());
  };
  return (
    <form
      noValidate
      {...props}
      ref={merged}
      onSubmit={handleSubmit}
      data-component="delivery-check"
      className={className}
    >
      <Field label={words.field} error={error}>
        <div className="sv:flex sv:gap-2">
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="done"
            maxLength={40}
            className="sv:min-w-0 sv:flex-1"
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="quiet" state={state} className="sv:shrink-0">
            {state === "busy" ? words.checking : words.check}
          </Button>
        </div>
      </Field>
      <p role="status" data-part="promise" className="sv:mt-2 sv:text-caption sv:text-muted">
        {error === null ? promise : null}
      </p>
    </form>
  );
}
