/** So many products are compared at most. */
export const COMPARE_LIMIT = 4;
