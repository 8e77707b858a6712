import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "results");

/** Where figures were taken, which says what they can be compared with. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "processor"}`;
}

interface Results {
  title: string;
  /** What was done, for whoever reads only the figures. */
  intro: string;
  /** Below the introduction: tables as `markdownTable` makes them, pictures, sentences. */
  parts: string[];
  /** Everything that was measured. */
  data: object;
  /** What takes them again, after `npm run bench -- `. @default the name */
  command?: string;
}

/** Keeps the figures of a bench, as `results/<name>.md` to be read and `results/<name>.json` to be computed with. */
export function writeResults(name: string, { title, intro, parts, data, command = name }: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  // Whoever else works on the machine takes part in every figure.
  const load = loadavg()[2]?.toFixed(1);
  const on =
    `Taken on ${new Date().toISOString().slice(0, 10)}: ${machine()}, with a load average of ${load} over the last fifteen minutes. ` +
    `\`npm run bench -- ${command}\` takes them again.`;
  writeFileSync(join(FOLDER, `${name}.md`), `${[`# ${title}`, intro, ...parts, on].join("\n\n")}\n`);
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ machine: machine(), ...data }, null, 1)}\n`);
}

/** Keeps a picture beside them, and resolves with how Markdown shows it. */
export function writePicture(file: string, svg: string, alt: string): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), svg);
  return `![${alt}](${file})`;
}

export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
