import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

type Thing = Record<string, unknown>;

const QUAD = /^<http:\/\/schema\.org\/([^>]+)> <(?:[^>]*[/#])([^>/#]+)> <(?:[^>]*[/#])([^>/#]+)>/gm;
/** The definitions of schema.org as triples of subject, predicate and object. */
const vocabulary = join(dirname(fileURLToPath(import.meta.resolve("@vocabulary/schema"))), "schema.nq");

const said = new Map<string, Map<string, string[]>>();
for (const [, subject = "", predicate = "", object = ""] of readFileSync(vocabulary, "utf8").matchAll(QUAD)) {
  const about = said.get(subject) ?? new Map<string, string[]>();
  about.set(predicate, [...(about.get(predicate) ?? []), object]);
  said.set(subject, about);
}
const objects = (subject: string, predicate: string) => said.get(subject)?.get(predicate) ?? [];
const isA = (type: string, wanted: readonly string[]): boolean =>
  wanted.includes(type) || objects(type, "subClassOf").some((parent) => isA(parent, wanted));

const URLS = /^https?:\/\/\S+$/;
const TEXTS: Record<string, RegExp> = {
  Text: /./s,
  URL: URLS,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT/,
  Number: /^\d+(\.\d+)?$/,
  Integer: /^\d+$/,
};

/** Properties and values of a JSON-LD object that schema.org does not define as used; empty when all are valid. */
export function faultsOf(thing: Thing, path = String(thing["@type"])): string[] {
  const type = String(thing["@type"]);
  if (!objects(type, "type").includes("Class")) return [`${path}: ${type} is no type`];
  return Object.entries(thing).flatMap(([name, value]) => {
    // The input of an action names the property that it fills.
    const property = name.replace(/-input$/, "");
    if (name.startsWith("@")) return [];
    if (!isA(type, objects(property, "domainIncludes"))) return [`${path}.${name}: ${type} has none`];
    const ranges = property === name ? objects(name, "rangeIncludes") : ["Text"];
    return [value].flat().flatMap((each) => faultsOfValue(each, ranges, `${path}.${name}`));
  });
}

function faultsOfValue(value: unknown, ranges: readonly string[], path: string): string[] {
  if (typeof value === "object" && value !== null) {
    const thing = value as Thing;
    if (!("@type" in thing)) return typeof thing["@id"] === "string" ? [] : [`${path}: of no type`];
    const type = String(thing["@type"]);
    return isA(type, ranges) ? faultsOf(thing, `${path}.${type}`) : [`${path}: ${type}, not ${ranges.join(" or ")}`];
  }
  return isText(String(value), ranges) ? [] : [`${path}: ${JSON.stringify(value)}, not ${ranges.join(" or ")}`];
}

function isText(text: string, ranges: readonly string[]): boolean {
  const member = /^https:\/\/schema\.org\/(\w+)$/.exec(text)?.[1];
  if (member !== undefined) return objects(member, "type").some((type) => isA(type, ranges));
  if (ranges.some((range) => TEXTS[range]?.test(text))) return true;
  // A URL may stand for the object it refers to.
  return URLS.test(text) && ranges.some((range) => !(range in TEXTS));
}
