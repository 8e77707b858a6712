import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const modules = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const importsOf = (name: string) => {
  const source = readFileSync(`${import.meta.dirname}/${name}`, "utf8");
  return [...source.matchAll(/^(?:import|export)\s[^;]*?from "([^"]+)"/gms)].map(([statement, from = ""]) => ({
    statement,
    from,
  }));
};

describe("the commerce package", () => {
  it.each(modules)("%s brings no npm package and no schema into the browser", (name) => {
    for (const { statement, from } of importsOf(name)) {
      if (from.startsWith("./wire/")) expect(statement).toMatch(/^import type /);
      else expect(from).toMatch(/^\.\/[a-z-]+\.ts$/);
    }
  });

  it("keeps large tables out of the browser's modules", () => {
    const big = [
      "common-passwords",
      "password",
      "postal-codes",
      "postal-table-india",
      "postal-table-abroad",
      "demo-collections",
    ];
    for (const name of modules.filter((file) => !big.includes(file.replace(".ts", "")))) {
      expect(importsOf(name).filter(({ from }) => big.some((table) => from === `./${table}.ts`))).toEqual([]);
    }
  });
});
