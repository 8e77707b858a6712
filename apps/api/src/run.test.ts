import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const LOADED = `
  const { createRequire } = await import("node:module");
  await import(${JSON.stringify(new URL("run.ts", import.meta.url).href)});
  console.log(Object.keys(createRequire(import.meta.url).cache).join("\\n"));
`;

test("what passes requests on to another process is not loaded before a shop does so", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", LOADED]);
  expect(stdout).toContain("/node_modules/fastify/");
  expect(stdout.split("\n").filter((file) => /\/node_modules\/(@fastify\/reply-from|undici)\//.test(file))).toEqual([]);
});
