import type { ColumnType } from "kysely";
import type { Json } from "../../json.ts";
import type { ColumnsOf } from "./columns.ts";

/** A group of settings that the owner has set. A group without a row has its default. */
export interface SettingsTable {
  /** A key of `OWNER_GROUPS`. */
  name: string;
  value: ColumnType<Json, string, string>;
}

export interface SettingsTables {
  settings: SettingsTable;
}

export const settingsColumns: ColumnsOf<SettingsTables> = { settings: { name: "text", value: "jsonb?" } };
