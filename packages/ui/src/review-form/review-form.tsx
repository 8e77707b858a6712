"use client";

import { type ComponentProps, useId, useState } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormError, type FormProps, SubmitButton } from "../form/form.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { RatingInput } from "../rating-input/index.ts";
import { TextArea } from "../text-area/index.ts";

export interface ReviewFormLabels {
  rating: string;
  comment: string;
  /** Help text with the minimum length, shown before typing. */
  commentHelp: (least: number) => string;
  ratingMissing: string;
  commentShort: (least: number) => string;
  submit: string;
  /** Text of the button while it is busy. */
  submitting: string;
}

/** Values of the form. */
export interface ReviewValues {
  /** 1 to 5. */
  rating: number;
  comment: string;
}

export interface ReviewFormProps extends ComponentProps<"form">, FormProps {
  /** Initial values, restored by a form reset. */
  defaultValues?: Partial<ReviewValues> | undefined;
  /** Allowed length of the comment, in characters. @default 10 to 1000 */
  length?: { min: number; max: number };
  onReview: (values: ReviewValues) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3;
  labels?: Partial<ReviewFormLabels>;
}

const english: ReviewFormLabels = {
  rating: "Your rating",
  comment: "Your review",
  commentHelp: (least) => `At least ${least} characters`,
  ratingMissing: "Please choose a rating.",
  commentShort: (least) => `Please write at least ${least} characters.`,
  submit: "Post",
  submitting: "Posting…",
};
const LENGTH = { min: 10, max: 1000 };

/** A rating and a comment; children are placed above the button. */
export function ReviewForm({
  defaultValues = {},
  length = LENGTH,
  error,
  state = "idle",
  onReview,
  level = 3,
  labels,
  ref,
  children,
  ...props
}: ReviewFormProps) {
  const words = useLabels("reviewForm", english, labels);
  const [rating, setRating] = useState(defaultValues.rating ?? null);
  const [comment, setComment] = useState(defaultValues.comment ?? "");
  const [refusals, setRefusals] = useState(0);
  const merged = useFormReset(ref, () => {
    setRating(defaultValues.rating ?? null);
    setComment(defaultValues.comment ?? "");
    setRefusals(0);
  });
  const id = useId();
  const busy = state === "busy";
  const isShort = comment.trim().length < length.min;

  const handleSend = () => {
    if (rating !== null && !isShort) return onReview({ rating, comment: comment.trim() });
    setRefusals(refusals + 1);
  };
  // In the order of the fields.
  const errors: { [field in "rating" | "comment"]?: string } = {};
  if (refusals > 0 && rating === null) errors.rating = words.ratingMissing;
  if (refusals > 0 && isShort) errors.comment = words.commentShort(length.min);

  return (
    <Form {...props} ref={merged} component="review-form" state={state} valuesOf={() => undefined} onSend={handleSend}>
      <FormErrors formId={id} errors={errors} refusals={refusals} level={level} />
      <RatingInput
        id={`${id}-rating`}
        label={words.rating}
        value={rating}
        disabled={busy}
        onValueChange={setRating}
        error={errors.rating}
      />
      <Field
        controlId={`${id}-comment`}
        label={words.comment}
        description={words.commentHelp(length.min)}
        error={errors.comment}
      >
        <TextArea
          rows={5}
          maxLength={length.max}
          value={comment}
          disabled={busy}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {children}
      <FormError>{error}</FormError>
      <SubmitButton width="full" state={state} labels={words} />
    </Form>
  );
}
