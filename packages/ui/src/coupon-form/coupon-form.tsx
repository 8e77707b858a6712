"use client";

import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { Field } from "../field/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { Notice } from "../notice/index.ts";
import { TextInput } from "../text-input/index.ts";
import { TextLink } from "../text-link/index.ts";

export interface CouponFormLabels {
  field: string;
  apply: string;
  applying: string;
  remove: string;
  applied: (code: string, effect: string) => string;
}

const english: CouponFormLabels = {
  field: "Coupon code",
  apply: "Apply",
  applying: "Applying…",
  remove: "Remove",
  applied: (code, effect) => `${code} applied: ${effect}`,
};

export interface CouponFormProps extends Omit<ComponentProps<"form">, "children"> {
  /** The applied coupon with its effect: "10% off"; `null` if there is none. @default null */
  applied?: { code: string; effect: string } | null | undefined;
  /** Why the last code was refused. The code stays in the field. */
  error?: string | null | undefined;
  /** @default "idle" */
  state?: "idle" | "busy" | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
  labels?: Partial<CouponFormLabels> | undefined;
}

/** A field for a coupon code; once a code is applied, its effect and a button to remove it. */
export function CouponForm({
  applied = null,
  error = null,
  state = "idle",
  onApply,
  onRemove,
  onSubmit,
  labels,
  ref,
  className = "",
  ...props
}: CouponFormProps) {
  const words = useLabels("couponForm", english, labels);
  const [code, setCode] = useState("");
  const merged = useFormReset(ref, () => setCode(""));
  const field = useRef<HTMLInputElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"apply" | "remove" | null>(null);
  const isApplied = applied !== null;

  // The pressed button is replaced, so the focus moves to what replaces it: the remove button or the field.
  useEffect(() => {
    if (state === "busy" || (pressed.current === "remove" ? isApplied : !isApplied && error === null)) return;
    if (pressed.current !== null) (isApplied ? remover : field).current?.focus();
    pressed.current = null;
  }, [isApplied, state, error]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (state === "busy") return;
    pressed.current = "apply";
    onApply(code);
  };
  const handleRemove = () => {
    pressed.current = "remove";
    onRemove();
  };

  return (
    <form noValidate {...props} ref={merged} onSubmit={handleSubmit} data-component="coupon-form" className={className}>
      {applied ? (
        <Notice
          variant="success"
          live="polite"
          action={
            <TextLink render={<button ref={remover} type="button" onClick={handleRemove} />}>
              <span>{words.remove}</span>
              <span className="sv:sr-only">{` ${applied.code}`}</span>
            </TextLink>
          }
        >
          {words.applied(applied.code, applied.effect)}
        </Notice>
      ) : (
        <Field label={words.field} presence="optional" error={error}>
          <div className="sv:flex sv:flex-wrap sv:gap-2">
            <TextInput
              ref={field}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => setCode(event.target.value)}
              className="sv:min-w-0 sv:grow sv:basis-32"
            />
            <Button type="submit" variant="quiet" state={state} className="sv:shrink-0">
              {state === "busy" ? words.applying : words.apply}
            </Button>
          </div>
        </Field>
      )}
    </form>
  );
}
