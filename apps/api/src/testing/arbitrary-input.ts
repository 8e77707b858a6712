import fc from "fast-check";
import type { JsonSchema } from "../openapi/shape.ts";

/** Values that careless code trips over. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53 + 2,
  1e308,
  "",
  " ",
  "0x10",
  "null",
  "undefined",
  "%",
  "%00",
  "'; drop table orders; --",
  "${7*7}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a\u0000b",
  "\ud800",
  "\u202eabc",
  "x".repeat(20_000),
  [],
  [[]],
  {},
  { $ne: null },
  { toString: "x" },
];
/** As text in a path or a query. */
const HOSTILE_TEXTS = HOSTILE.filter((value) => typeof value === "string").concat(["-1", "1e400", "9007199254740993"]);

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 3 }));

/** Input of the types of a schema, often with a hostile value in place of a part. Patterns and lengths are not followed. `known` are values that exist in the shop. */
export function inputFor(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  const valid = validInput(schema, schemas, known);
  return fc.oneof({ arbitrary: valid, weight: 6 }, { arbitrary: hostile, weight: 1 });
}

function validInput(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => inputFor(part, schemas, known);
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(inner));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)] as const);
      const extra = fc.oneof(
        { arbitrary: fc.constant({}), weight: 9 },
        // `__proto__` as a key of its own is what JSON.parse makes.
        {
          arbitrary: fc.constantFrom(
            { id: 1 },
            { role: "owner" },
            JSON.parse('{"__proto__":{"role":"owner"}}') as object,
          ),
          weight: 1,
        },
      );
      return fc
        .tuple(fc.record(Object.fromEntries(fields), { requiredKeys: requiredOf(schema) }), extra)
        .map(([record, more]) => ({ ...record, ...more }));
    }
    case "array":
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case "integer":
      return fc.oneof(fc.integer({ min: -2, max: 30 }), fc.integer());
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.oneof(
        fc.constantFrom(...known),
        fc.string(),
        fc.emailAddress(),
        fc.date({ noInvalidDate: true }).map(isoDate),
      );
  }
}

const requiredOf = ({ required = [], properties = {} }: JsonSchema) => required.filter((name) => name in properties);
const isoDate = (date: Date) => date.toISOString().slice(0, 10);

/** The beginnings of files that are looked into, whole files of a kind that nobody takes, and bytes. */
const BEGINNINGS: readonly string[] = [
  "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF",
  "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u007f\u00ff\u00ff\u00ff",
  "GIF89a",
  "RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ",
  "PK\u0003\u0004",
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '{"categories":[],"products":[{"__proto__":{"role":"owner"}}]}',
  "Handle,Title,Variant Price\na,b,-1",
  "# A page\n\n[a](javascript:alert(1))",
  "",
];

/** A file for an operation that takes one. `good` are files that some operation accepts. */
export const fileFor = (good: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 3 },
    fc
      .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 2_000 }))
      .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning, "latin1"), rest])),
    fc.constantFrom(...BEGINNINGS).map((text) => Buffer.from(text, "latin1")),
    // A good file that was cut off.
    fc.tuple(fc.constantFrom(...good), fc.nat(400)).map(([file, length]) => file.subarray(0, length)),
  );

/** A text for a part of a path, or a parameter of a query. */
export const textFor = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 3 },
    { arbitrary: fc.constantFrom(...HOSTILE_TEXTS.map(String)), weight: 1 },
    { arbitrary: fc.string({ unit: "binary" }), weight: 1 },
  );
