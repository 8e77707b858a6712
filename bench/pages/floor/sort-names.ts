/** The orders of a list, in the shop's words. */
export const SORT_NAMES = [
  ["default", "Featured"],
  ["price_asc", "Price: low to high"],
  ["price_desc", "Price: high to low"],
  ["name_asc", "Name: A to Z"],
  ["name_desc", "Name: Z to A"],
] as const;
