import type { Review } from "@selvedge/commerce/wire/catalogue";

/** How a piece fitted the writer of a review. */
export const FIT_IN_WORDS: Record<NonNullable<Review["fit"]>, string> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};
