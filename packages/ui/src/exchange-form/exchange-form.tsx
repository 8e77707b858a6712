"use client";

import { type ReactNode, useState } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormControl, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { Notice } from "../notice/index.ts";
import { Radio, RadioGroup } from "../radio-group/index.ts";
import { Select } from "../select/index.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";

export interface ExchangeFormLabels {
  piece: string;
  received: (size: string) => string;
  wanted: string;
  reason: string;
  small: string;
  large: string;
  /** Shown while the sizes load. */
  loading: string;
  /** Shown if the product has no other size. */
  noOther: string;
  sizeMissing: string;
  reasonMissing: string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface ExchangeValues {
  pieceId: string;
  size: string;
  /** What is wrong with the received size. */
  reason: "small" | "large";
}

export interface ExchangeFormProps extends ReadyFormProps<"size" | "reason"> {
  /** Delivered products: an `<option>` each, with its id as the value. */
  pieces: ReactNode;
  /** Id of the product to exchange. */
  pieceId: string;
  onPieceChange: (pieceId: string) => void;
  /** The received size. */
  received: string;
  /** The other sizes of that product; null while they load. */
  sizes: readonly string[] | null;
  /** Above the button: the exchange policy, further `Field`s. */
  children?: ReactNode;
  /** Called with the values, and with everything typed, once they are complete. */
  onExchange: (values: ExchangeValues, data: FormData) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<ExchangeFormLabels> | undefined;
}

const english: ExchangeFormLabels = {
  piece: "Piece",
  received: (size) => `You received size ${size}`,
  wanted: "Size wanted",
  reason: "What is wrong with the size?",
  small: "It is too small",
  large: "It is too large",
  loading: "Loading the sizes",
  noOther: "This piece comes in no other size.",
  sizeMissing: "Please choose a size",
  reasonMissing: "Please choose a reason",
  submit: "Ask for the exchange",
  submitting: "Sending…",
};

/** Requests an exchange for another size: which product, which size, and what is wrong with the current one. */
export function ExchangeForm({
  pieces,
  pieceId,
  onPieceChange,
  received,
  sizes,
  errors,
  refusals: refused = 0,
  onExchange,
  level = 3,
  labels,
  ref,
  children,
  ...props
}: ExchangeFormProps) {
  const words = useLabels("exchangeForm", english, labels);
  const [size, setSize] = useState<string | null>(null);
  const [reason, setReason] = useState<"small" | "large" | null>(null);
  const [refusals, setRefusals] = useState(0);
  const merged = useFormReset(ref, () => {
    setSize(null);
    setReason(null);
    setRefusals(0);
  });
  // The selected size belongs to the previously selected product.
  const wanted = size !== null && sizes?.includes(size) ? size : null;

  const handleSend = (_: object, data: FormData) => {
    if (wanted !== null && reason !== null) return onExchange({ pieceId, size: wanted, reason }, data);
    setRefusals(refusals + 1);
  };
  const found: { [field in "size" | "reason"]?: string } = {};
  if (refusals > 0 && sizes !== null && wanted === null) found.size = words.sizeMissing;
  if (refusals > 0 && sizes !== null && reason === null) found.reason = words.reasonMissing;

  return (
    <Form
      {...props}
      ref={merged}
      data-component="exchange-form"
      errors={{ ...errors, ...found }}
      refusals={refused + refusals}
      onSend={handleSend}
    >
      <FormErrors level={level} />
      <Field name="pieceId" label={words.piece} description={words.received(received)}>
        <Select value={pieceId} onChange={(event) => onPieceChange(event.target.value)}>
          {pieces}
        </Select>
      </Field>
      {sizes === null ? (
        <Skeleton label={words.loading} className="sv:grid sv:gap-9">
          <SkeletonText />
          <SkeletonText lines={3} />
        </Skeleton>
      ) : sizes.length === 0 ? (
        <Notice>{words.noOther}</Notice>
      ) : (
        <>
          <FormControl
            name="size"
            render={
              <RadioGroup label={words.wanted} value={wanted} onValueChange={setSize}>
                <div className="sv:flex sv:flex-wrap sv:gap-x-6">
                  {sizes.map((each) => (
                    <Radio key={each} value={each}>
                      {each}
                    </Radio>
                  ))}
                </div>
              </RadioGroup>
            }
          />
          <FormControl
            name="reason"
            render={
              <RadioGroup
                label={words.reason}
                value={reason}
                onValueChange={(value) => setReason(value === "small" ? "small" : "large")}
              >
                <Radio value="small">{words.small}</Radio>
                <Radio value="large">{words.large}</Radio>
              </RadioGroup>
            }
          />
        </>
      )}
      {children}
      <FormError />
      <SubmitButton width="full" busyText={words.submitting} disabled={!sizes?.length}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
