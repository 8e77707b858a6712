const LARGEST = 2_147_483_647;

/** A product's id as a path holds it, in plain digits; null for anything else, which then never reaches the database. */
export function readProductId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST ? Number(text) : null;
}
