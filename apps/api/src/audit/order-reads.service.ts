import { bearerHash, type SessionName } from "../auth/index.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import type { Jobs } from "../jobs/index.ts";
import { deleteOrderReads, findOrderReads, type OrderReadRow, upsertOrderReads } from "./order-reads.repository.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The law asks for a year at least (DPDP Rules 2025, rule 6). */
const KEPT_MS = 366 * DAY_MS;

/** Who reads an order without a session: whoever has its invoice's link, or its number and email. */
export type OpenWay = "invoice-link" | "tracking-form";

/** A member of staff, whichever session was used. */
export interface StaffReader {
  staffId: string;
}

/** Which orders were read by whom, and when: what must be known once a token has fallen into wrong hands. */
export interface OrderReads {
  /** Call before the orders are shown: what cannot be noted is not shown. */
  note(reader: SessionName | StaffReader | OpenWay, orderIds: readonly string[]): Promise<void>;
  /** Of a session by its id or its token, of an account, or of an order; the oldest first. */
  of(id: string): Promise<OrderReadRow[]>;
}

export function createOrderReads({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): OrderReads {
  jobs.every(DAY_MS, "forget-order-reads", (signal) =>
    deleteOrderReads(db, new Date(clock.now().getTime() - KEPT_MS), signal),
  );
  return {
    async note(reader, orderIds) {
      if (orderIds.length === 0) return;
      await upsertOrderReads(db, { ...named(reader), orderIds: [...orderIds], now: clock.now() });
    },
    of: (id) => findOrderReads(db, id, bearerHash(id)),
  };
}

function named(reader: SessionName | StaffReader | OpenWay): { reader: string; tokenHash: string | null } {
  if (typeof reader === "string") return { reader, tokenHash: null };
  if ("staffId" in reader) return { reader: `staff ${reader.staffId}`, tokenHash: null };
  return { reader: reader.id, tokenHash: reader.tokenHash };
}
