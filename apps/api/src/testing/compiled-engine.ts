import { readFile } from "node:fs/promises";

const WASM = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
const held = globalThis as { compiledEngine?: Promise<WebAssembly.Module> };

/**
 * Compiles the embedded engine's WebAssembly once per process and keeps it alive. Compiling takes half the time of
 * opening a database, and V8 reuses the optimised code in every thread that compiles the same bytes.
 */
export async function keepEngineCompiled(): Promise<void> {
  held.compiledEngine ??= readFile(WASM).then((bytes) => WebAssembly.compile(bytes));
  await held.compiledEngine;
}
