import type { Kysely, Transaction } from "kysely";
import { type AccountTables, accountColumns } from "./schema/accounts.ts";
import { type AuditTables, auditColumns } from "./schema/audit.ts";
import { type CartTables, cartColumns } from "./schema/cart.ts";
import { type CatalogueTables, catalogueColumns } from "./schema/catalogue.ts";
import { type FindingTables, findingColumns } from "./schema/finding.ts";
import { type ContactTables, contactColumns } from "./schema/contact.ts";
import { type FulfilmentTables, fulfilmentColumns } from "./schema/fulfilment.ts";
import { type InfrastructureTables, infrastructureColumns } from "./schema/infrastructure.ts";
import { type InvoiceTables, invoiceColumns } from "./schema/invoices.ts";
import { type JournalTables, journalColumns } from "./schema/journal.ts";
import { type KeepingTables, keepingColumns } from "./schema/keeping.ts";
import { type MediaTables, mediaColumns } from "./schema/media.ts";
import { type OrderTables, orderColumns } from "./schema/orders.ts";
import { type ReviewTables, reviewColumns } from "./schema/reviews.ts";
import { type StaffTables, staffColumns } from "./schema/staff.ts";
import { type SettingsTables, settingsColumns } from "./schema/settings.ts";
import type { ColumnsOf } from "./schema/columns.ts";

/** All tables. A module adds its own file beside its migration, and extends this list. */
export interface Database
  extends
    InfrastructureTables,
    CatalogueTables,
    FindingTables,
    CartTables,
    AccountTables,
    OrderTables,
    FulfilmentTables,
    InvoiceTables,
    JournalTables,
    KeepingTables,
    ContactTables,
    AuditTables,
    MediaTables,
    ReviewTables,
    StaffTables,
    SettingsTables {}

/** What repositories take: the pool, or the caller's open transaction. */
export type Db = Kysely<Database>;

/** An open transaction. */
export type Tx = Transaction<Database>;

/** The columns of every table, which a test compares with the database. */
export const columns: ColumnsOf<Database> = {
  ...infrastructureColumns,
  ...catalogueColumns,
  ...findingColumns,
  ...reviewColumns,
  ...cartColumns,
  ...accountColumns,
  ...orderColumns,
  ...fulfilmentColumns,
  ...invoiceColumns,
  ...contactColumns,
  ...journalColumns,
  ...keepingColumns,
  ...auditColumns,
  ...mediaColumns,
  ...staffColumns,
  ...settingsColumns,
};
