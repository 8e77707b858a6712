import type { Review } from "@selvedge/commerce/wire/catalogue";

/** Texts for how a product fitted its reviewer. */
export const FIT_IN_WORDS: Record<NonNullable<Review["fit"]>, string> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};
