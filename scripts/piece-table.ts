import { globSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { between } from "./between-marks.ts";
import { brotli, pieces, scriptOf } from "./piece-bytes.ts";
import { modulesOf, readModule as read, source } from "./piece-modules.ts";
import { cutStyles } from "./piece-styles.ts";
import { stylesheet } from "./ui-styles.ts";

/** The component table in the README of @selvedge/ui: states, size, and where each component runs. */
/** The README with an updated table. */
export const withPieceTable = async (readme: string): Promise<string> =>
  between(readme, "pieces: npm run pieces", await pieceTable());

async function pieceTable(): Promise<string> {
  const rows: string[] = [];
  const { ofPiece } = cutStyles(stylesheet("pieces"));
  for (const piece of pieces()) {
    const script = await scriptOf([piece]);
    const own = brotli(await scriptOf([piece], true));
    const sizes = [brotli(script), gzip(script), own, gzip(ofPiece(piece))].map(kilobytes);
    rows.push(`| \`${piece}\` | ${statesOf(piece)} | ${sizes.join(" | ")} | ${sideOf(piece)} |`);
  }
  return [
    "| Piece | States | Brotli | gzip | Its own | Styles | Runs on |",
    "|---|---|--:|--:|--:|--:|---|",
    ...rows,
  ].join("\n");
}

const gzip = (text: string) => gzipSync(text, { level: 9 }).byteLength;

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
