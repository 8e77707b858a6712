import type { ColumnsOf } from "./columns.ts";

/** That an order was read by somebody on a day (UTC): the first and the last time. */
export interface OrderReadTable {
  /** Id of the session that read it, or the name of a way that needs none. */
  reader: string;
  /** Of a session, as `sessions` has it: who holds the token alone finds what it has opened. */
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
