/** Rows as CSV (RFC 4180), for spreadsheets and other software. A text that a spreadsheet would take for a formula gets an apostrophe; numbers may begin with a minus. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(field).join(",")).join("\r\n");

function field(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(text);
  const shown = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
