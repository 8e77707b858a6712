import type { ColumnsOf } from "./columns.ts";

/** When an order was first and last read by a session on one day (UTC). */
export interface OrderReadTable {
  /** Id of the session that read it, or the name of a route that needs no session. */
  reader: string;
  /** The session's token hash, as in `sessions`: a token's holder can find the orders that it has read. */
  token_hash: string | null;
  order_id: string;
  day: string;
  first_at: Date;
  last_at: Date;
}

export interface AuditTables {
  order_reads: OrderReadTable;
}

export const auditColumns: ColumnsOf<AuditTables> = {
  order_reads: {
    reader: "text",
    token_hash: "text?",
    order_id: "text",
    day: "date",
    first_at: "timestamptz",
    last_at: "timestamptz",
  },
};
