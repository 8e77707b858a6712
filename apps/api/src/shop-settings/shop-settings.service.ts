import { OWNER_GROUPS, type OwnerGroup, OwnerSettings } from "@selvedge/commerce/wire/owner-settings";
import { announcedValue } from "../database/announced-value.ts";
import type { Changes } from "../database/changes.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { type Json, toJson } from "../json.ts";
import { Refusal } from "../http/refusal.ts";
import type { Change, RecordChange } from "../record-change.ts";
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
  withWhole,
} from "./setting-values.ts";

export interface ListedSetting extends ShownSetting {
  isDefault: boolean;
}

export interface ShopSettingsService {
  /** For texts: kept in memory while the database's announcements arrive. Not inside a transaction. */
  current(): Promise<OwnerSettings>;
  /** For the start. Throws `StartError` for a value that its schema refuses, and for what `problemOf` says. */
  assertGood(): Promise<void>;
  /** For what binds, such as an order, in its transaction; and for staff, who see their own change before it is announced. */
  within(from: Db): Promise<OwnerSettings>;
  /** All settings, or those within a key. Refuses an unknown key. */
  list(key: string | undefined): Promise<ListedSetting[]>;
  /** Sets the value at a key, as it was typed, and resolves with it. Refuses an unknown key, and a value that its schema does not accept. */
  set(key: string, typed: string, record: RecordChange): Promise<Json>;
  /** Gives the value at a key its default again, and resolves with it. Refuses an unknown key. */
  reset(key: string, record: RecordChange): Promise<Json>;
  /** The groups that do not have their defaults, whole, by name. */
  export(): Promise<Record<string, Json>>;
  /**
   * Sets whole groups, as `export` gives them or a function makes them of the present ones, all or none; the others stay. Resolves with the names of those that have changed. Refuses an unknown group, and
   * what a group's schema does not accept.
   */
  import(given: GivenGroups | ((present: OwnerSettings) => GivenGroups), record: RecordChange): Promise<string[]>;
  /** Changes one group by a function, which gets its value and the transaction. Nothing is written if it gives null. */
  edit<Group extends OwnerGroup>(group: Group, edited: Edit<Group>, record: RecordChange): Promise<void>;
}

type GivenGroups = { readonly [group: string]: Json };

/** An edited value, and what the audit says of it. */
type Edit<Group extends OwnerGroup> = (
  value: OwnerSettings[Group],
  tx: Tx,
) => Promise<({ value: OwnerSettings[Group] } & Change) | null>;

const GROUPS = Object.keys(OWNER_GROUPS) as OwnerGroup[];

interface ShopSettingsDependencies {
  db: Db;
  changes: Changes;
  /** What brand.ts says, until the owner sets it. @default the schema's defaults */
  label?: Partial<OwnerSettings>;
  /** What is wrong with settings although each has its form: a sentence; null: nothing. @default nothing */
  problemOf?: (settings: OwnerSettings) => string | null;
  /** What of the shop's goods contradicts settings: a sentence; null: nothing. @default nothing */
  contradictionOf?: (settings: OwnerSettings, tx: Tx) => Promise<string | null>;
}

export function createShopSettings({
  db,
  changes,
  label = {},
  problemOf = () => null,
  contradictionOf = async () => null,
}: ShopSettingsDependencies): ShopSettingsService {
  const defaults = OwnerSettings.parse(label);
  const current = announcedValue({ changes, key: "shop", read: () => read(db) });

  async function change(
    name: string,
    record: RecordChange,
    changed: (settings: OwnerSettings, key: SettingKey) => OwnerSettings,
  ): Promise<Json> {
    const key = readKey(name);
    return transaction(db, async (tx) => {
      await lockSettings(tx);
      const settings = await read(tx);
      const after = changed(settings, key);
      const values = { before: findValue(settings, key) ?? null, after: valueAt(after, key) };
      if (isSame(values.before, values.after)) return values.after;
      await save(tx, key.group, after);
      await record(tx, { subject: `setting ${name}`, ...values });
      return values.after;
    });
  }

  /** Does not read what is stored, which may have a form that this version does not accept. */
  async function resetGroup(group: OwnerGroup, record: RecordChange): Promise<Json> {
    const value = valueAt(defaults, { group, fields: [] });
    return transaction(db, async (tx) => {
      await lockSettings(tx);
      const before = (await findSettings(tx)).get(group);
      if (before === undefined) return value;
      await deleteSetting(tx, group);
      await record(tx, { subject: `setting ${group}`, before, after: value });
      return value;
    });
  }

  async function save(tx: Tx, group: OwnerGroup, after: OwnerSettings): Promise<void> {
    const problem = problemOf(after) ?? (await contradictionOf(after, tx));
    if (problem !== null) throw new Refusal(422, problem);
    const value = wholeOf(after, group);
    // A default is not stored, so that a group without a row has it, and one with a row does not.
    if (isSame(value, wholeOf(defaults, group))) await deleteSetting(tx, group);
    else await saveSetting(tx, group, value);
  }

  const read = async (from: Db): Promise<OwnerSettings> => parseRows(await findSettings(from), label);

  async function assertGood(): Promise<void> {
    const problem = problemOf(await read(db));
    if (problem !== null) throw new StartError(`The table settings contradicts itself. ${problem} ${REPAIR}`);
  }

  return {
    current,
    assertGood,
    within: read,
    async list(name) {
      const settings = await read(db);
      const keys = name === undefined ? GROUPS.map((group) => ({ group, fields: [] })) : [readKey(name)];
      return keys
        .flatMap((key) => shownSettings(settings, key))
        .map((shown) => ({ ...shown, isDefault: isSame(shown.value, findValue(defaults, readKey(shown.key))) }));
    },
    set: (name, typed, record) => change(name, record, (settings, key) => withTyped(settings, key, typed)),
    async export() {
      const settings = await read(db);
      const own = GROUPS.filter((group) => !isSame(wholeOf(settings, group), wholeOf(defaults, group)));
      return Object.fromEntries(own.map((group) => [group, wholeOf(settings, group)]));
    },
    import: (given, record) =>
      transaction(db, async (tx) => {
        await lockSettings(tx);
        const settings = await read(tx);
        let after = settings;
        const groups = typeof given === "function" ? given(settings) : given;
        for (const [name, value] of Object.entries(groups)) after = withWhole(after, readKey(name), value);
        const changed = GROUPS.filter((group) => !isSame(wholeOf(settings, group), wholeOf(after, group)));
        if (changed.length === 0) return [];
        for (const group of changed) await save(tx, group, after);
        const valuesOf = (from: OwnerSettings) =>
          Object.fromEntries(changed.map((group) => [group, wholeOf(from, group)]));
        await record(tx, { subject: "settings", before: valuesOf(settings), after: valuesOf(after) });
        return changed;
      }),
    edit: (group, edited, record) =>
      transaction(db, async (tx) => {
        await lockSettings(tx);
        const settings = await read(tx);
        const edit = await edited(settings[group], tx);
        if (edit === null) return;
        const { value, ...change } = edit;
        await save(tx, group, withWhole(settings, { group, fields: [] }, toJson(value)));
        await record(tx, change);
      }),
    reset(name, record) {
      const key = readKey(name);
      return key.fields.length === 0
        ? resetGroup(key.group, record)
        : change(name, record, (settings) => withValue(settings, key, valueAt(defaults, key)));
    },
  };
}

const REPAIR = "A group gets its default again by its name, such as: npm run shop -- settings reset delivery";

const wholeOf = (settings: OwnerSettings, group: OwnerGroup): Json => valueAt(settings, { group, fields: [] });

const isSame = (one: Json, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Rows of other groups are those of another version of the server. */
function parseRows(rows: ReadonlyMap<string, Json>, label: Partial<OwnerSettings>): OwnerSettings {
  const stored = Object.fromEntries(GROUPS.flatMap((name) => (rows.has(name) ? [[name, rows.get(name)]] : [])));
  const { data, error } = OwnerSettings.safeParse({ ...label, ...stored });
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new StartError(
    `The table settings has a value that this version does not accept. ${problems.join(" ")} ${REPAIR}`,
  );
}
