/** What stands behind an order's address in the shop. */
export type PaperKind = "invoice" | "credit-note";

/** Where a paper of an order is in the shop; without a key only for a bearer of the order's owner. */
export function paperUrls(kind: PaperKind, orderId: string, key: string | null): { page: string; pdf: string } {
  const path = `/orders/${orderId}/${kind}`;
  const query = key === null ? "" : `?key=${key}`;
  return { page: `${path}${query}`, pdf: `${path}.pdf${query}` };
}
