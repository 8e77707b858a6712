/** A typed text as it is stored: NFC, on one line, without control characters and doubled or outer spaces. */
export function oneLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}
