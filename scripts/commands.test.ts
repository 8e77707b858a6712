import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOfCommand } from "./commands.ts";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");

test.each(["vitest", "tsc", "oxlint", "knip", "prettier", "publint", "attw", "tailwindcss", "chromatic"])(
  "%s is a file that Node can run",
  (command) => expect(readFileSync(fileOfCommand(command), "utf8")).toMatch(/^#!\/usr\/bin\/env node|^#!.*\bnode\b/),
);

test("a command that no dependency provides throws an error that names it", () => {
  expect(() => fileOfCommand("vitset")).toThrow("No development dependency brings the command vitset. Run npm ci.");
});

// spec: npm commands
test("the commands that external tools rely on exist, and each starts an existing file", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining([
      ...["start", "test", "dev", "check", "build", "bench", "shop"],
      ...["storybook", "build-storybook"],
    ]),
  );
  expect(scripts["build-storybook"]).toContain("--output-dir storybook-static");
  for (const script of Object.values(scripts)) {
    for (const [, file = ""] of script.matchAll(/\bnode (?:--\S+ )*(\S+\.ts)/g))
      expect([script, existsSync(join(root, file))]).toEqual([script, true]);
  }
});

test("no command starts a file of node_modules/.bin, which contains shell scripts on Windows", () => {
  const scripts = sourceFiles().filter((file) => file.endsWith(".ts") && !file.startsWith("scripts/commands"));
  const starting = scripts.filter((file) => readFileSync(join(root, file), "utf8").includes("node_modules/.bin"));
  expect(starting).toEqual([]);
});
