import type { Kysely, Transaction } from "kysely";
import { type AccountTables, accountColumns } from "./schema/accounts.ts";
import { type CartTables, cartColumns } from "./schema/cart.ts";
import { type CatalogueTables, catalogueColumns } from "./schema/catalogue.ts";
import { type InfrastructureTables, infrastructureColumns } from "./schema/infrastructure.ts";
import { type OrderTables, orderColumns } from "./schema/orders.ts";
import type { ColumnsOf } from "./schema/columns.ts";

/** Every table of the shop. A module adds its own file beside its migration, and extends this list. */
export interface Database extends InfrastructureTables, CatalogueTables, CartTables, AccountTables, OrderTables {}

/** What a repository takes: the pool, or the transaction that its caller has open. */
export type Db = Kysely<Database>;

/** An open transaction. */
export type Tx = Transaction<Database>;

/** The columns of every table, to be compared with the database itself. */
export const columns: ColumnsOf<Database> = {
  ...infrastructureColumns,
  ...catalogueColumns,
  ...cartColumns,
  ...accountColumns,
  ...orderColumns,
};
