import { z } from "zod";

/**
 * A whole number in a path or a query, where everything is text. Decimal digits only: no sign, no fraction, no `0x10`,
 * no `1e3`. `message` is what the shopper reads on 422.
 */
export function wholeNumber({ least, most, message }: { least: number; most: number; message: string }) {
  const inRange = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z.string().refine(inRange, { error: message }).transform(Number);
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

/** Whether a text can be the slug of anything. Asked before the database is, so that nothing odd reaches it. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** Reads a query so that the first of several equal names wins: a value is always one string, never a list. */
export function parseQuery(text: string): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}
