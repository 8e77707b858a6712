/**
 * Reads a typed number in Latin digits that matches `pattern`, with spaces around it. `NaN` for any other text, such as
 * "0x10" and "1e9".
 */
export const readFigures = (text: string, pattern: RegExp): number => (pattern.test(text.trim()) ? +text : NaN);
