import { OWNER_GROUPS, type OwnerGroup, type OwnerSettings } from "@selvedge/commerce/wire/owner-settings";
import { type FieldErrors, Refusal } from "../http/refusal.ts";
import { type Json, toJson } from "../json.ts";

/** A setting, such as "delivery.days": its group, and the fields that lead to it. */
export interface SettingKey {
  group: OwnerGroup;
  fields: readonly string[];
}

/** Refuses an unknown group. Unknown fields are refused when a value is read or set. */
export function readKey(key: string): SettingKey {
  const [group = "", ...fields] = key.split(".");
  if (!isGroup(group)) throw unknownKey(key);
  return { group, fields };
}

const isGroup = (name: string): name is OwnerGroup => Object.hasOwn(OWNER_GROUPS, name);

const unknownKey = (key: string) =>
  new Refusal(422, `There is no setting ${JSON.stringify(key)}. npm run shop -- settings show lists all.`);

/** The value at a key; undefined where there is none. */
export function findValue(settings: OwnerSettings, { group, fields }: SettingKey): Json | undefined {
  let value: Json | undefined = toJson(settings[group]);
  for (const field of fields) value = isObject(value) && Object.hasOwn(value, field) ? value[field] : undefined;
  return value;
}

/** The value at a key. Refuses a key that leads to none. */
export function valueAt(settings: OwnerSettings, key: SettingKey): Json {
  const value = findValue(settings, key);
  if (value === undefined) throw unknownKey(nameOf(key));
  return value;
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The settings after `typed` was set at the key. A typed value can mean several things ("12" is a number or a text), of which the first that
 * the group's schema accepts is taken. Refuses what it accepts none of.
 */
export function withTyped(settings: OwnerSettings, key: SettingKey, typed: string): OwnerSettings {
  let refused = "";
  for (const meant of meanings(typed)) {
    const { data, error } = parsedWith(settings, key, meant);
    if (!error) {
      const changed = { ...settings, [key.group]: data };
      // Schemas drop a field that they do not know.
      valueAt(changed, key);
      return changed;
    }
    refused ||= error.issues.map(({ message }) => message).join(" ");
  }
  throw new Refusal(422, `${nameOf(key)} cannot be ${JSON.stringify(typed)}. ${refused}`);
}

/** The settings with a value at the key that its schema accepts. */
export function withValue(settings: OwnerSettings, key: SettingKey, value: Json): OwnerSettings {
  const { data, error } = parsedWith(settings, key, value);
  if (error) throw error;
  return { ...settings, [key.group]: data };
}

/** The settings with a value of a whole group from a file. Refuses an unknown field, and what the group's schema does not accept. */
export function withWhole(settings: OwnerSettings, key: SettingKey, value: Json): OwnerSettings {
  if (key.fields.length > 0)
    throw new Refusal(422, `${nameOf(key)} is a part of a group; give the whole group ${key.group}.`);
  const { data, error } = parsedWith(settings, key, value);
  if (error) {
    const errors: FieldErrors = {};
    for (const { path, message } of error.issues) (errors[[key.group, ...path].join(".")] ??= []).push(message);
    const first = Object.entries(errors).map(([name, messages]) => `${name}: ${messages.join(" ")}`)[0];
    throw new Refusal(422, first ?? `${key.group} is not accepted.`, { errors });
  }
  return { ...settings, [key.group]: data };
}

const parsedWith = (settings: OwnerSettings, { group, fields }: SettingKey, value: Json) =>
  OWNER_GROUPS[group].safeParse(replaced(toJson(settings[group]), fields, value));

const nameOf = ({ group, fields }: SettingKey) => [group, ...fields].join(".");

function replaced(value: Json, fields: readonly string[], meant: Json): Json {
  const [field, ...rest] = fields;
  if (field === undefined) return meant;
  const object = isObject(value) ? value : {};
  return { ...object, [field]: replaced(object[field] ?? null, rest, meant) };
}

/** What a typed value can mean, the most special first. */
function meanings(typed: string): Json[] {
  const text = typed.trim();
  const [, min, max] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(text) ?? [];
  return [
    ...(text === "none" ? [null] : []),
    ...(text === "yes" || text === "no" ? [text === "yes"] : []),
    ...(/^\d+$/.test(text) ? [Number(text)] : []),
    ...(min === undefined ? [] : [{ min: Number(min), max: Number(max) }]),
    ...(/^[[{]/.test(text) ? [parsed(text)] : []),
    text,
    text.split(",").map((part) => part.trim()),
  ];
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(422, "The value begins like JSON, and is none.");
  }
}

/** A value as `settings set` takes it. */
export function settingText(value: Json): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (isPeriod(value)) return `${value.min}-${value.max}`;
  return isTexts(value) ? value.join(", ") : JSON.stringify(value);
}

const isPeriod = (value: Json): value is { readonly min: number; readonly max: number } =>
  isObject(value) && typeof value["min"] === "number" && typeof value["max"] === "number";

const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string" && !entry.includes(","));

/** A setting with its key, as it is listed. */
export interface ShownSetting {
  key: string;
  value: Json;
}

/** The settings within the one at a key, or itself. */
export function shownSettings(settings: OwnerSettings, key: SettingKey): ShownSetting[] {
  const value = valueAt(settings, key);
  if (!isObject(value) || isPeriod(value)) return [{ key: nameOf(key), value }];
  return Object.keys(value).flatMap((field) => shownSettings(settings, { ...key, fields: [...key.fields, field] }));
}
