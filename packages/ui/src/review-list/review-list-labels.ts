export interface ReviewListLabels {
  /** The average as it is heard. */
  outOf: (average: string) => string;
  /** Under the average. */
  count: (count: number) => string;
  showAll: (count: number) => string;
  /** Of an author who bought the piece here. */
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
