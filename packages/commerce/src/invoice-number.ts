const monthInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", year: "numeric", month: "2-digit" });

/** The Indian financial year, April to March, of an instant: "2627" for 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = monthInIndia.format(at).split("-").map(Number);
  const begins = month >= 4 ? year : year - 1;
  return [begins, begins + 1].map((each) => String(each % 100).padStart(2, "0")).join("");
}

/** "CRN-2627-000007": a series of its own, in the format of invoice numbers. */
export function creditNoteNumber(year: string, serial: number): string {
  return numberOf("CRN", year, serial);
}

/**
 * "INV-2627-000042". With the characters that the law allows, and within its 16 characters for up to ten million
 * invoices a year.
 */
export function invoiceNumber(year: string, serial: number): string {
  return numberOf("INV", year, serial);
}

const numberOf = (series: string, year: string, serial: number): string =>
  `${series}-${year}-${String(serial).padStart(6, "0")}`;
