import { z } from "zod";
import { normaliseText } from "../typed-text.ts";
import { Review } from "./catalogue.ts";
import { Acknowledged, Instant } from "./primitives.ts";

/** Length of a review, in characters. */
const COMMENT_LENGTH = { min: 10, max: 1000 } as const;

/** `POST /api/products/{slug}/reviews` and `PUT /api/reviews/{id}` */
export const ReviewBody = z.object({
  rating: z.number("Please choose a rating.").int().min(1, "Please choose a rating.").max(5, "Please choose a rating."),
  comment: z
    .string("Please write at least 10 characters.")
    .overwrite(normaliseText)
    .min(COMMENT_LENGTH.min, "Please write at least 10 characters.")
    .max(COMMENT_LENGTH.max, "Please write at most 1000 characters."),
  fit: Review.shape.fit.default(null),
});
export type ReviewBody = z.infer<typeof ReviewBody>;

/** A review for its author; others see it once it is approved. */
export const OwnReview = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  comment: z.string(),
  fit: Review.shape.fit,
  status: z.enum(["waiting", "approved", "rejected"]),
  created_at: Instant,
});
export type OwnReview = z.infer<typeof OwnReview>;

export const OwnReviewAnswer = z.object({ status: z.literal("success"), review: OwnReview });
export type OwnReviewAnswer = z.infer<typeof OwnReviewAnswer>;

/** `GET /api/products/{slug}/reviews`: the approved ones, newest first, and what the visitor may do. */
export const ReviewsAnswer = z.object({
  reviews: z.array(Review),
  own: OwnReview.nullable(),
  may_review: z.boolean().meta({ description: "The piece was delivered to the visitor, who has not reviewed it" }),
});
export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;

/** `DELETE /api/reviews/{id}` */
export const ReviewDeleted = Acknowledged;
