import { createHash } from "node:crypto";
import type { WrittenReviewRow } from "./written-reviews.repository.ts";

const DIGEST_LENGTH = 8;

/** A review as it stands: which it is, and what it says. */
export interface ReviewCode {
  id: number;
  /** Of what others would read of it. */
  digest: string;
}

type Words = Pick<WrittenReviewRow, "rating" | "comment" | "fit">;

/** Changes with whatever others would read. */
export function digestOf({ rating, comment, fit }: Words): string {
  const words = JSON.stringify([rating, comment, fit]);
  return createHash("sha256").update(words).digest("hex").slice(0, DIGEST_LENGTH);
}

/** "12-3fa9c1d2", as the mail to the shop names a review: a decision is about the words that were read, not about what stands there by then. */
export const reviewCode = (review: Words & { id: number }): string => `${review.id}-${digestOf(review)}`;

/** Reads a code; null if it is none. */
export function readReviewCode(text: string): ReviewCode | null {
  const [, id, digest] = /^([1-9]\d{0,8})-([0-9a-f]{8})$/.exec(text.toLowerCase()) ?? [];
  return id !== undefined && digest !== undefined ? { id: Number(id), digest } : null;
}
