import { readFile } from "node:fs/promises";

const WASM = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
const held = globalThis as { compiledEngine?: Promise<WebAssembly.Module> };

/**
 * The embedded engine's code, compiled once in this process and never let go. A database's thread compiles the same bytes, and V8
 * gives it what is already there, optimised by all that ran before: half of what a new shop costs is the compiler.
 */
export async function keepEngineCompiled(): Promise<void> {
  held.compiledEngine ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes));
  await held.compiledEngine;
}
