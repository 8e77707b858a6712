export type { Invoices, OrderPapers } from "./invoices.service.ts";
