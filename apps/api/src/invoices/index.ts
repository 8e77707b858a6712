export { taxTable } from "./tax-table.ts";
export type { Invoices, OrderPapers } from "./invoices.service.ts";
