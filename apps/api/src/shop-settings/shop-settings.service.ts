import { SETTING_GROUPS, type SettingGroup, ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { Changes } from "../database/changes.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import type { Json } from "../json.ts";
import { Refusal } from "../http/refusal.ts";
import type { RecordChange } from "../record-change.ts";
import { StartError } from "../start-error.ts";
import { deleteSetting, findSettings, lockSettings, saveSetting } from "./settings.repository.ts";
import {
  findValue,
  readKey,
  type SettingKey,
  type ShownSetting,
  shownSettings,
  valueAt,
  withTyped,
  withValue,
} from "./setting-values.ts";

export interface ListedSetting extends ShownSetting {
  isDefault: boolean;
}

export interface ShopSettingsService {
  /** For texts: kept in memory while the database's announcements arrive. Not inside a transaction. */
  current(): Promise<ShopSettings>;
  /** For what binds, such as an order: read in its transaction. */
  within(tx: Tx): Promise<ShopSettings>;
  /** All settings, or those within a key. Refuses an unknown key. */
  list(key: string | undefined): Promise<ListedSetting[]>;
  /** Sets the value at a key, as it was typed, and resolves with it. Refuses an unknown key, and a value that its schema does not accept. */
  set(key: string, typed: string, record: RecordChange): Promise<Json>;
  /** Gives the value at a key its default again, and resolves with it. Refuses an unknown key. */
  reset(key: string, record: RecordChange): Promise<Json>;
}

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

interface ShopSettingsDependencies {
  db: Db;
  changes: Changes;
  /** What brand.ts says, until the owner sets it. @default the schema's defaults */
  label?: Partial<ShopSettings>;
  /** What is wrong with settings although each has its form: a sentence; null: nothing. @default nothing */
  problemOf?: (settings: ShopSettings) => string | null;
}

export function createShopSettings({
  db,
  changes,
  label = {},
  problemOf = () => null,
}: ShopSettingsDependencies): ShopSettingsService {
  const defaults = ShopSettings.parse(label);
  let known: Promise<ShopSettings> | null = null;
  const forget = () => {
    known = null;
  };
  changes.listen({ changed: (key) => (key === "shop" || key === "everything") && forget(), missed: forget });

  async function change(
    name: string,
    record: RecordChange,
    changed: (settings: ShopSettings, key: SettingKey) => ShopSettings,
  ): Promise<Json> {
    const key = readKey(name);
    return transaction(db, async (tx) => {
      await lockSettings(tx);
      const settings = await read(tx);
      const after = changed(settings, key);
      const values = { before: findValue(settings, key) ?? null, after: valueAt(after, key) };
      if (isSame(values.before, values.after)) return values.after;
      const problem = problemOf(after);
      if (problem !== null) throw new Refusal(422, problem);
      const whole = { group: key.group, fields: [] };
      const group = valueAt(after, whole);
      // A default is not stored, so that a group without a row has it, and one with a row does not.
      if (isSame(group, valueAt(defaults, whole))) await deleteSetting(tx, key.group);
      else await saveSetting(tx, key.group, group);
      await record(tx, { subject: `setting ${name}`, ...values });
      return values.after;
    });
  }

  const read = async (from: Db): Promise<ShopSettings> => parseRows(await findSettings(from), label);

  return {
    current() {
      if (!changes.isHearing()) return read(db);
      if (known) return known;
      const reading = read(db);
      known = reading;
      reading.catch(() => known === reading && forget());
      return reading;
    },
    within: read,
    async list(name) {
      const settings = await read(db);
      const keys = name === undefined ? GROUPS.map((group) => ({ group, fields: [] })) : [readKey(name)];
      return keys
        .flatMap((key) => shownSettings(settings, key))
        .map((shown) => ({ ...shown, isDefault: isSame(shown.value, findValue(defaults, readKey(shown.key))) }));
    },
    set: (name, typed, record) => change(name, record, (settings, key) => withTyped(settings, key, typed)),
    reset: (name, record) => change(name, record, (settings, key) => withValue(settings, key, valueAt(defaults, key))),
  };
}

const isSame = (one: Json, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Rows of other groups are those of another version of the server. */
function parseRows(rows: ReadonlyMap<string, Json>, label: Partial<ShopSettings>): ShopSettings {
  const stored = Object.fromEntries(GROUPS.flatMap((name) => (rows.has(name) ? [[name, rows.get(name)]] : [])));
  const { data, error } = ShopSettings.safeParse({ ...label, ...stored });
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new StartError(`The table settings has a value that this version does not accept. ${problems.join(" ")}`);
}
