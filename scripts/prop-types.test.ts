import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../packages/ui/src");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const files = globSync("*/*.{ts,tsx}", {
  cwd: source,
  exclude: ["**/*.{test,stories}.*", "{fixtures,lib,styles}/**"],
});

/** Optional members of interfaces and object types, as `file: Interface.member`, with their type. */
const optional = files.flatMap((file) =>
  [...read(file).matchAll(/^(?:export )?(?:interface|type) (\w+)[^;]*?\{$(.*?)^\}/gms)].flatMap(
    ([, of = "", body = ""]) =>
      [...body.matchAll(/^ {2}(?:readonly )?("[\w-]+"|\w+)\?:\s(.*?);$/gms)].map(([, name = "", type = ""]) => ({
        member: `${file}: ${of}.${name}`,
        type,
      })),
  ),
);

test("each optional prop accepts `undefined`, also for callers with `exactOptionalPropertyTypes`", () => {
  expect(optional.length).toBeGreaterThan(300);
  const accepts = (type: string) => /\bundefined$|^ReactNode$/.test(type);
  expect(optional.filter(({ type }) => !accepts(type)).map(({ member }) => member)).toEqual([]);
});

/** The names that each entry exports. Icons have one type for all. */
const entries = globSync("*/index.ts", { cwd: source, exclude: ["{fixtures,icons,lib}/**"] }).map((file) => {
  const names = [...read(file).matchAll(/^export (?:type )?\{(.*?)\}/gms)].flatMap(([all, body = ""]) =>
    body
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (all.startsWith("export type") ? `type ${name}` : name)),
  );
  return { entry: basename(dirname(file)), names };
});

test("each component's props have an exported type", () => {
  const components = entries.flatMap(({ entry, names }) => {
    const code = files
      .filter((file) => dirname(file) === entry)
      .map(read)
      .join("\n");
    return names
      .filter((name) => new RegExp(`^export function ${name}\\b`, "m").test(code) && /^[A-Z]/.test(name))
      .map((name) => ({ component: `${entry}: ${name}`, hasType: names.includes(`type ${name}Props`) }));
  });
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter(({ hasType }) => !hasType).map(({ component }) => component)).toEqual([]);
});
