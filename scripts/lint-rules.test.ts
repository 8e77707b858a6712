import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOfCommand } from "./commands.ts";

const root = join(import.meta.dirname, "..");

/** Each source breaks one rule in a file of that name, and that rule must report it. */
const BAD: [file: string, source: string, rule: string][] = [
  ["packages/ui/src/a/swr.tsx", `import useSWR from "swr";\nexport const a = useSWR;`, "no-restricted-imports"],
  ["packages/ui/src/a/link.tsx", `export { Link } from "react-router-dom";`, "no-restricted-imports"],
  ["packages/ui/src/a/money.tsx", `export { formatPaise } from "@selvedge/commerce/money";`, "no-restricted-imports"],
  ["packages/ui/src/a/self.tsx", `export { Button } from "@selvedge/ui/button";`, "no-restricted-imports"],
  [
    "packages/ui/src/a/brand.tsx",
    `export { brand } from "../../../../apps/store/src/brand.ts";`,
    "no-restricted-imports",
  ],
  ["packages/ui/src/a/file.tsx", `export { readFileSync } from "node:fs";`, "no-restricted-imports"],
  ["packages/ui/src/a/fetch.tsx", `export const a = () => fetch("/x");`, "no-restricted-globals"],
  ["packages/ui/src/a/store.tsx", `export const a = () => window.localStorage.length;`, "no-restricted-globals"],
  ["packages/commerce/src/a.ts", `export { useState } from "react";`, "no-restricted-imports"],
  ["packages/commerce/src/b.ts", `export { z } from "zod";`, "no-restricted-imports"],
  ["packages/commerce/src/c.ts", `export { readFileSync } from "node:fs";`, "no-restricted-imports"],
  ["packages/commerce/src/d.ts", `export { Cart } from "./wire/cart.ts";`, "no-restricted-imports"],
  ["packages/commerce/src/e.ts", `export { buildApp } from "../../../apps/api/src/app.ts";`, "no-restricted-imports"],
  ["packages/commerce/src/wire/f.ts", `export { createElement } from "react";`, "no-restricted-imports"],
  ["apps/store/src/features/a/zod.ts", `export { z } from "zod";`, "no-restricted-imports"],
  [
    "apps/store/src/features/a/wire.ts",
    `export { Cart } from "@selvedge/commerce/wire/cart";`,
    "no-restricted-imports",
  ],
  ["apps/store/src/features/a/route.ts", `export { routes } from "../../routes.tsx";`, "no-restricted-imports"],
  ["apps/store/src/features/a/page.ts", `export { Home } from "../../routes/home.tsx";`, "no-restricted-imports"],
  ["apps/store/src/features/a/api.ts", `export { buildApp } from "@selvedge/api/app";`, "no-restricted-imports"],
  [
    "apps/store/src/fixtures/shop/api.ts",
    `export { buildApp } from "../../../../api/src/app.ts";`,
    "no-restricted-imports",
  ],
  ["apps/store/src/lib/feature.ts", `export { useCart } from "../features/cart/use-cart.ts";`, "no-restricted-imports"],
  ["apps/store/src/lib/route.ts", `export { routes } from "../routes.tsx";`, "no-restricted-imports"],
  ["apps/store/src/entry.ts", `export { buildApp } from "@selvedge/api/app";`, "no-restricted-imports"],
  ["apps/store/src/disk.ts", `export { readFileSync } from "node:fs";`, "no-restricted-imports"],
  ["apps/desk/src/a/zod.ts", `export { z } from "zod";`, "no-restricted-imports"],
  ["apps/desk/src/a/wire.ts", `export { StaffRole } from "@selvedge/commerce/wire/owner";`, "no-restricted-imports"],
  ["apps/desk/src/a/api.ts", `export { buildApp } from "@selvedge/api/app";`, "no-restricted-imports"],
  ["apps/desk/src/a/store.ts", `export { brand } from "../../../store/src/brand.ts";`, "no-restricted-imports"],
  ["apps/store/server/pages.ts", `export { buildApp } from "@selvedge/api/app";`, "no-restricted-imports"],
  ["apps/api/src/a/view.ts", `export { createElement } from "react";`, "no-restricted-imports"],
  ["apps/api/src/a/piece.ts", `export { Button } from "@selvedge/ui/button";`, "no-restricted-imports"],
  ["apps/api/src/a/a.routes.ts", `export { rows } from "./a.repository.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/b.routes.ts", `export { sql } from "kysely";`, "no-restricted-imports"],
  ["apps/api/src/a/rows.ts", `export { rows } from "../b/b.repository.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/inner/rows.ts", `export { work } from "../../b/work.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/type.ts", `export type { Work } from "../b/work.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/built.ts", `export { registerB } from "../b/register.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/own.ts", `export { registerA } from "./register.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/work.ts", `export { aRoutes } from "./a.routes.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/register.ts", `export { work } from "../b/work.ts";`, "no-restricted-imports"],
  ["apps/api/src/whole.ts", `export { work } from "./a/work.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/a.repository.ts", `export { carts } from "./a.service.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/c.repository.ts", `export { carts } from "../b/index.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/d.repository.ts", `export { Refusal } from "../http/refusal.ts";`, "no-restricted-imports"],
  ["apps/api/src/a/b.repository.ts", `export { fastify } from "fastify";`, "no-restricted-imports"],
  ["apps/api/src/a/any.ts", `export const a = (b: any) => String(b);`, "no-explicit-any"],
  ["apps/api/src/a/comment.ts", `// @ts-expect-error wrong\nexport const a: string = 1;`, "ban-ts-comment"],
  ["apps/api/src/a/default.ts", `export default 1;`, "no-default-export"],
  [
    "apps/api/src/a/floating.ts",
    `const a = async () => 1;\nexport const b = () => {\n  a();\n};`,
    "no-floating-promises",
  ],
  ["apps/api/src/a/later.ts", `// TODO tomorrow\nexport const a = 1;`, "no-warning-comments"],
  ["apps/api/src/a/BigName.ts", `export const a = 1;`, "filename-case"],
  ["apps/api/src/a/swallow.ts", `export const a = () => {\n  try {\n    a();\n  } catch {}\n};`, "no-empty"],
  ["apps/api/src/a/one.ts", `import { b } from "./two.ts";\nexport const a = () => b;`, "no-cycle"],
  ["apps/api/src/a/two.ts", `import { a } from "./one.ts";\nexport const b = () => a;`, "no-cycle"],
  ["apps/api/src/a/long.ts", `export const a = [\n${"  1,\n".repeat(310)}];`, "max-lines"],
  [
    "packages/ui/src/a/hook.tsx",
    `import { useState } from "react";\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(0);\n  return null;\n}`,
    "rules-of-hooks",
  ],
  [
    "packages/ui/src/a/effect.tsx",
    `import { useEffect } from "react";\nexport function A({ b }: { b: string }) {\n  useEffect(() => {\n    document.title = b;\n  }, []);\n  return null;\n}`,
    "exhaustive-deps",
  ],
  ["packages/ui/src/a/image.tsx", `export const A = () => <img src="/a.png" />;`, "alt-text"],
  [
    "packages/ui/src/a/click.tsx",
    `export const A = () => <div onClick={() => undefined}>Buy</div>;`,
    "click-events-have-key-events",
  ],
];

/** Sources that the rules must accept. */
const GOOD: [file: string, source: string][] = [
  ["packages/ui/src/ok/piece.tsx", `export { b } from "../ok-b/index.ts";`],
  ["packages/ui/src/ok/piece.stories.tsx", `export default { title: "Forms/Piece" };`],
  ["packages/commerce/src/wire/ok.ts", `export { z } from "zod";`],
  ["packages/commerce/src/ok.ts", `export type { Ok } from "./wire/ok.ts";`],
  [
    "apps/store/src/features/ok/ok.ts",
    `export type { Ok } from "@selvedge/commerce/wire/ok";\nexport { b } from "../../lib/ok.ts";`,
  ],
  ["apps/store/src/routes/ok.tsx", `export { b } from "../features/ok/ok.ts";\nexport default 1;`],
  ["apps/store/src/lib/ok.ts", `export { formatPaise } from "@selvedge/commerce/money";`],
  [
    "apps/store/src/fixtures/shop/ok.ts",
    `export { Cart } from "@selvedge/commerce/wire/cart";\nexport { App } from "../../app.tsx";`,
  ],
  ["apps/store/server.ts", `export { runShop } from "@selvedge/api/run";`],
  [
    "apps/api/src/modules.ts",
    `export { registerOk } from "./ok/register.ts";\nexport type { Ok } from "./ok/index.ts";`,
  ],
  ["apps/api/src/ok/register.ts", `export { okRoutes } from "./ok.routes.ts";\nexport { b } from "../other/index.ts";`],
  ["apps/api/src/ok/index.ts", `export { a } from "./work.ts";`],
  ["apps/api/src/ok/ok.routes.ts", `export { a } from "./ok.service.ts";`],
  [
    "apps/api/src/ok/work.ts",
    `export { rows } from "./ok.repository.ts";\nexport { b } from "../other/index.ts";\nexport { c } from "./inner/c.ts";`,
  ],
  [
    "apps/api/src/ok/ok.repository.ts",
    `export { sql } from "kysely";\nexport type { Db } from "../database/schema.ts";`,
  ],
  ["apps/api/src/ok/ok.test.ts", `export { rows } from "../other/other.repository.ts";`],
];

/** A cycle of type imports; the linter reports one of the two files. */
const CIRCLE: [file: string, source: string][] = [
  ["packages/commerce/src/one.ts", `import type { F } from "./two.ts";\nexport type E = F | null;`],
  ["packages/commerce/src/two.ts", `import type { E } from "./one.ts";\nexport type F = { e: E };`],
];

let directory: string;
const found = new Map<string, string[]>();

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "selvedge-lint-"));
  cpSync(join(root, ".oxlintrc.json"), join(directory, ".oxlintrc.json"));
  // The repository's own configuration names types that are not installed here.
  const compilerOptions = {
    strict: true,
    target: "ES2024",
    module: "ESNext",
    moduleResolution: "Bundler",
    jsx: "react-jsx",
  };
  writeFileSync(
    join(directory, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true } }),
  );
  for (const [file, source] of [...BAD, ...GOOD, ...CIRCLE]) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${source}\n`);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [fileOfCommand("oxlint"), "--format=json"], {
    cwd: directory,
    encoding: "utf8",
    // oxlint looks there for its type-aware part.
    env: { ...process.env, PATH: join(root, "node_modules", ".bin") + delimiter + process.env["PATH"] },
  });
  const report = parse(stdout, stderr);
  for (const { filename, code } of report.diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test.each(BAD)("%s is refused", (file, _source, rule) => {
  expect((found.get(file) ?? []).map((code) => /\((.+)\)/.exec(code)?.[1])).toContain(rule);
});

test("a cycle of type imports is refused", () => {
  expect(CIRCLE.flatMap(([file]) => found.get(file) ?? []).join()).toContain("no-cycle");
});

test.each(GOOD)("%s is accepted", (file) => {
  expect(found.get(file)).toBeUndefined();
});

interface LintReport {
  diagnostics: { filename: string; code: string }[];
}

function parse(stdout: string, stderr: string): LintReport {
  try {
    return JSON.parse(stdout) as LintReport;
  } catch {
    throw new Error(`oxlint gave no report.\n${stdout}\n${stderr}`);
  }
}
