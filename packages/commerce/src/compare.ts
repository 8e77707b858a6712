/** The most products that can be compared. */
export const COMPARE_LIMIT = 4;
