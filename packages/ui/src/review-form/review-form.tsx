"use client";

import { useState } from "react";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form, FormControl, FormError, type ReadyFormProps, SubmitButton } from "../form/index.ts";
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

export interface ReviewFormProps extends ReadyFormProps<keyof ReviewValues> {
  /** Initial values, restored by a form reset. */
  defaultValues?: Partial<ReviewValues> | undefined;
  /** Allowed length of the comment, in characters. @default 10 to 1000 */
  length?: { min: number; max: number } | undefined;
  /** Called with the values, and with everything typed, once they are complete. */
  onReview: (values: ReviewValues, data: FormData) => void;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<ReviewFormLabels> | undefined;
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

/** A rating and a comment; children, such as further `Field`s, are placed above the button. */
export function ReviewForm({
  defaultValues = {},
  length = LENGTH,
  errors,
  refusals: refused = 0,
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
  const isShort = comment.trim().length < length.min;

  const handleSend = (_: object, data: FormData) => {
    if (rating !== null && !isShort) return onReview({ rating, comment: comment.trim() }, data);
    setRefusals(refusals + 1);
  };
  const found: { [field in keyof ReviewValues]?: string } = {};
  if (refusals > 0 && rating === null) found.rating = words.ratingMissing;
  if (refusals > 0 && isShort) found.comment = words.commentShort(length.min);

  return (
    <Form
      {...props}
      ref={merged}
      data-component="review-form"
      errors={{ ...errors, ...found }}
      refusals={refused + refusals}
      onSend={handleSend}
    >
      <FormErrors level={level} />
      <FormControl
        name="rating"
        render={<RatingInput label={words.rating} value={rating} onValueChange={setRating} />}
      />
      <Field name="comment" label={words.comment} description={words.commentHelp(length.min)}>
        <TextArea
          rows={5}
          maxLength={length.max}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      {children}
      <FormError />
      <SubmitButton width="full" busyText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
