/**
 * Normalises each kind of text that people type or paste. Browser and server use the same functions, and the wire's
 * schemas apply them before other checks. Each function is idempotent.
 */

/** Invisible characters that come along when copying: bidi marks, zero-width spaces, soft hyphens, byte order marks. */
const STRAY = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/**
 * `STRAY` and all other invisible characters, such as the joiners of Indian scripts, which codes and numbers never
 * contain.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\s]/u;
const ONE_SPACE = /[\p{Cc}\s]+/gu;

/**
 * The ASCII digit for a digit of any script. Unicode encodes the ten digits of each script contiguously and in order.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/** Normalises a number or code: no invisible characters, ASCII digits and hyphens, single spaces. */
export function asciiText(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(ONE_SPACE, " ")
    .trim();
}

/** A coupon code, order number or tax number: upper case, without spaces. */
export function normaliseCode(text: string): string {
  return asciiText(text)
    .replaceAll(" ", "")
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** A postal code: upper case, without spaces except inside a complete British code. */
export function normalisePostalCode(text: string): string {
  return normaliseCode(text).replace(/^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, "$1 $2");
}

/** A phone number with ASCII digits, keeping its typed groups. Check `isPhone` on the result. */
export function normalisePhone(text: string): string {
  return asciiText(text);
}

/** The stored form of an email address, also for comparison: NFC, lower case. Check `isEmail` on the result. */
export function normaliseEmail(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()
    .normalize("NFC")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * A name, a street, a search: NFC, one line, single spaces. Keeps every letter, digit and joiner of its script; empty
 * if nothing is visible.
 */
export function normaliseLine(text: string): string {
  if (!VISIBLE.test(text)) return "";
  return text
    .replace(STRAY, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(ONE_SPACE, " ")
    .trim()
    .normalize("NFC");
}

/** An address of several lines: `normaliseLine` of each, without empty ones. */
export function normaliseLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line) => normaliseLine(line) || [])
    .join("\n");
}

/**
 * A message or a note: NFC,
 *  as line ends, otherwise as typed, without control characters and outer spaces.
 */
export function normaliseText(text: string): string {
  if (!VISIBLE.test(text)) return "";
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim()
    .normalize("NFC");
}
