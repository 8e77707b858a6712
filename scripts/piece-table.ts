import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { between } from "./between-marks.ts";
import { brotli, pieces, scriptOf } from "./piece-bytes.ts";

/** The component table in the README of @selvedge/ui: states, size, and where each component runs. */
const source = join(import.meta.dirname, "../packages/ui/src");
const read = (file: string) => readFileSync(join(source, file), "utf8");

/** The README with an updated table. */
export const withPieceTable = async (readme: string): Promise<string> =>
  between(readme, "pieces: npm run pieces", await pieceTable());

async function pieceTable(): Promise<string> {
  const rows: string[] = [];
  for (const piece of pieces()) {
    const script = await scriptOf([piece]);
    const own = brotli(await scriptOf([piece], true));
    const sizes = [brotli(script), gzipSync(script, { level: 9 }).byteLength, own].map(kilobytes);
    rows.push(`| \`${piece}\` | ${statesOf(piece)} | ${sizes.join(" | ")} | ${sideOf(piece)} |`);
  }
  return ["| Piece | States | Brotli | gzip | Its own | Runs on |", "|---|---|--:|--:|--:|---|", ...rows].join("\n");
}

/** KB of 1,024 bytes with one decimal, so that a few bytes do not change the table. */
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** The names of its stories, as words. `Interaction` walks through the states of `Default`. */
function statesOf(piece: string): string {
  const names = globSync(`${piece}/*.stories.tsx`, { cwd: source })
    .toSorted()
    .flatMap((file) => Array.from(read(file).matchAll(/^export const (\w+)/gm), ([, name = ""]) => name));
  const states = [...new Set(names)].filter((name) => name !== "Interaction");
  const words = states.map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
  return words.join(", ") || "seen in the pieces that show them";
}

type Side = "server" | "both" | "client";

/**
 * `client` if all parts are client components, `server` if none of its code reaches the browser, `both` if server-rendered
 * parts contain client parts.
 */
function sideOf(piece: string): Side {
  const reached = modulesOf(`${piece}/index.ts`);
  const marked = (file: string) => read(file).startsWith('"use client"');
  const client = [...reached].filter(marked);
  if (client.length === 0) return "server";
  const parts = [...reached].filter((file) => dirname(file) === piece && file.endsWith(".tsx"));
  return parts.every(marked) ? "client" : "both";
}

/** The modules that a module loads at run time, itself included. Imports of client components are not followed. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of read(file).matchAll(/^(?:import|export)(?! type)[^;]*?from "(\.[^"]+)"/gm)) {
    modulesOf(join(dirname(file), path), seen);
  }
  return seen;
}
