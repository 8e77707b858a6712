import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "../scripts/source-files.ts";

const root = join(import.meta.dirname, "..");

export interface Lengths {
  folder: string;
  files: number;
  median: number;
  p90: number;
  longest: number;
}

/** Line counts of files, for the whole repository and for each package. */
export function linesPerFile(): Lengths[] {
  const files = sourceFiles().map((file) => ({
    folder: /^(packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file,
    lines: readFileSync(join(root, file), "utf8").trimEnd().split("\n").length,
  }));
  const folders = [...new Set(files.map(({ folder }) => folder))].filter((folder) => !folder.includes("."));
  return ["all", ...folders].map((folder) => {
    const lengths = files.filter((file) => folder === "all" || file.folder === folder).map(({ lines }) => lines);
    return { folder, files: lengths.length, ...quantiles(lengths) };
  });
}

function quantiles(lengths: number[]): Pick<Lengths, "median" | "p90" | "longest"> {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p90: at(0.9), longest: at(1) };
}
