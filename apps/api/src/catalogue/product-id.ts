const LARGEST = 2_147_483_647;

/** Reads a product's id from a path; null if malformed, so that it never reaches the database. */
export function readProductId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST ? Number(text) : null;
}
