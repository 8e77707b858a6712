import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { longestFirst } from "./longest-first.ts";

const root = join(import.meta.dirname, "..");

test("starts with the named files, in their order", async () => {
  const Sequencer = longestFirst("slow.test.ts", "slower.test.ts");
  const vitest = { cache: new Proxy({}, { get: () => () => undefined }) };
  const files = ["/a/quick.test.ts", "/a/slower.test.ts", "/a/not-slow.test.ts", "/b/slow.test.ts"];
  const specifications = files.map((moduleId) => ({
    moduleId,
    project: { config: { root: "/", sequence: { groupOrder: 0 } } },
  }));
  const sorted = await new Sequencer(vitest as unknown as Vitest).sort(
    specifications as unknown as TestSpecification[],
  );
  expect(sorted.slice(0, 2).map(({ moduleId }) => moduleId)).toEqual(["/b/slow.test.ts", "/a/slower.test.ts"]);
  expect(sorted).toHaveLength(files.length);
});

test.each(["apps/api/vitest.config.ts", "apps/api/vitest.postgresql.config.ts", "e2e/vitest.config.ts"])(
  "%s names existing files",
  (config) => {
    const [, names = ""] = /longestFirst\(([^)]+)\)/.exec(readFileSync(join(root, config), "utf8")) ?? [];
    const named = Array.from(names.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(0);
    const tests = globSync("{apps/api/src,e2e}/**/*.test.ts", { cwd: root });
    expect(named.filter((name) => !tests.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  },
);
