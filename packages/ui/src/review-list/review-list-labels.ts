export interface ReviewListLabels {
  /** Average rating for screen readers. */
  outOf: (average: string) => string;
  /** Number of reviews, below the average. */
  count: (count: number) => string;
  showAll: (count: number) => string;
  /** Mark of an author who bought the product here. */
  verified: string;
  empty: string;
}

export const english: ReviewListLabels = {
  outOf: (average) => `${average} out of 5`,
  count: (count) => (count === 1 ? "from 1 review" : `from ${count} reviews`),
  showAll: (count) => `Show all ${count} reviews`,
  verified: "Verified buyer",
  empty: "No reviews yet.",
};
