import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";
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

/** A change that staff have made. */
export interface AuditTable {
  id: Generated<number>;
  at: Date;
  /** "command", or "staff" and an id. */
  actor: string;
  /** The action's name, such as "orders ship". */
  action: string;
  subject: string;
  before: ColumnType<Json, string, never>;
  after: ColumnType<Json, string, never>;
}

export interface AuditTables {
  audit: AuditTable;
  order_reads: OrderReadTable;
}

export const auditColumns: ColumnsOf<AuditTables> = {
  audit: {
    id: "int8",
    at: "timestamptz",
    actor: "text",
    action: "text",
    subject: "text",
    before: "jsonb?",
    after: "jsonb?",
  },
  order_reads: {
    reader: "text",
    token_hash: "text?",
    order_id: "text",
    day: "date",
    first_at: "timestamptz",
    last_at: "timestamptz",
  },
};
