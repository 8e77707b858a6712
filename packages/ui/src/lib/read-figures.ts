/** Devanagari, Arabic-Indic and Persian digits; their blocks begin at a code that ends in 6 or 0. */
const toLatin = (digit: string) => String((digit.charCodeAt(0) % 16) - (digit < "०" ? 0 : 6));

/**
 * Reads a typed number that matches `pattern`, with spaces around it, in Latin, Devanagari, Arabic-Indic or Persian
 * digits. `null` for any other text, such as "0x10" and "1e9".
 */
export function readFigures(text: string, pattern: RegExp): number | null {
  const figures = text.trim().replace(/[०-९٠-٩۰-۹]/g, toLatin);
  return pattern.test(figures) ? Number(figures) : null;
}
