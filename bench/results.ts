import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "results");

/** Description of the machine, which limits what the figures can be compared with. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "processor"}`;
}

interface Results {
  title: string;
  /** Description of the benchmark. */
  intro: string;
  /** Content below the introduction: tables made by `markdownTable`, pictures, sentences. */
  parts: string[];
  /** All measurements. */
  data: object;
  /** Command that repeats them, after `npm run bench -- `. @default the name */
  command?: string;
}

/** Writes the results of a benchmark, as `results/<name>.md` for readers and `results/<name>.json` for programs. */
export function writeResults(name: string, { title, intro, parts, data, command = name }: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  // Other load on the machine affects every figure.
  const load = loadavg()[2]?.toFixed(1);
  const on =
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, with a load average of ${load} over fifteen minutes. ` +
    `Repeat with \`npm run bench -- ${command}\`.`;
  writeFileSync(join(FOLDER, `${name}.md`), `${[`# ${title}`, intro, ...parts, on].join("\n\n")}\n`);
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ machine: machine(), ...data }, null, 1)}\n`);
}

/** Writes a picture beside them, and resolves with its Markdown. */
export function writePicture(file: string, svg: string, alt: string): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), svg);
  return `![${alt}](${file})`;
}

export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
