// @vitest-environment jsdom
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { afterAll, expect, test } from "vitest";
import { pasteable } from "../.storybook/docs/pasteable/pasteable.ts";
import { fileOfCommand } from "./commands.ts";
import { publicEntries } from "./public-entries.ts";

interface Told {
  title?: string;
  component?: FunctionComponent;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache/pasteable");
const entries = publicEntries();
const files = import.meta.glob<Record<string, Told>>("../packages/ui/src/*/*.stories.tsx", { eager: true });

/** The code of each story by file name: "forms-button-default". */
const codes = Object.values(files).flatMap(({ default: meta = {}, ...stories }) =>
  Object.entries(stories).map(([name, story]): [file: string, code: string] => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render ?? ((props: object) => createElement(meta.component!, props));
    const file = `${meta.title}-${name}`.replaceAll("/", "-").toLowerCase();
    return [file, pasteable(() => render(args, { args }), entries)];
  }),
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(codes)("%s: no internals of a story or of Storybook", (_, code) => {
  expect(code).not.toMatch(/\$\$typeof|\[object |\bargs\b|=\{undefined\}|mockConstructor|No Display Name|__vite/);
});

test("all story code compiles in an app that has the package", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, code] of codes) writeFileSync(join(folder, `${file}.tsx`), `${code}\n`);
  const config = { extends: "../../tsconfig.json", compilerOptions: { noEmit: true }, include: ["*.tsx"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [fileOfCommand("tsc"), "-p", folder, "--pretty", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});
