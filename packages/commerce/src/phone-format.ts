const INDIAN_MOBILE = /^(\+91)([6-9]\d{4})(\d{5})$/;

/**
 * "+91 98765 43210" for a stored Indian mobile number; other numbers unchanged, because only the server can format
 * them.
 */
export function formatPhone(stored: string): string {
  return stored.replace(INDIAN_MOBILE, "$1 $2 $3");
}
