import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, percent } from "./finding.ts";
import { FOUND, foundPicture } from "./folders.ts";
import { reportPage } from "./report-page.ts";

const FONTS = join(import.meta.dirname, "../../packages/ui/src/fonts");

/** Writes `index.html`, which needs no server, and `summary.md`, which is shown in a pull request. */
export function writeReport(findings: Finding[], compared: number, updated: boolean): void {
  mkdirSync(FOUND, { recursive: true });
  for (const font of ["anek-latin", "newsreader-display-roman"])
    cpSync(join(FONTS, `${font}.woff2`), join(FOUND, `fonts/${font}.woff2`));
  const sorted = inOrder(findings).map((finding) => ({ ...finding, print: printOf(finding) }));
  writeFileSync(join(FOUND, "index.html"), reportPage(sorted, compared, updated));
  writeFileSync(join(FOUND, "summary.md"), summary(sorted, compared));
}

/** Changes if either picture changes. */
function printOf({ mode, story }: Finding): string {
  const hash = createHash("sha256");
  for (const moment of ["before", "after"] as const) {
    const file = join(FOUND, foundPicture(mode, story, moment));
    hash.update(existsSync(file) ? readFileSync(file) : moment);
  }
  return hash.digest("base64url").slice(0, 16);
}

const ORDER = ["changed", "new", "removed"];

/** Changed pictures first, by size of the change; after each the others that show the same change. */
export function inOrder(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (one, other) =>
      ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
      other.share - one.share ||
      one.story.localeCompare(other.story),
  );
  return [...Map.groupBy(sorted, (finding) => finding.change ?? finding).values()].flat();
}

/** Rows of the summary; the rest is in the report. */
const ROWS = 40;

/** Comment for a pull request. */
export function summary(findings: Finding[], compared: number): string {
  if (findings.length === 0) return `### Pictures\n\nAll ${compared} are as they were.\n`;
  const kinds = (["changed", "new", "removed"] as const).flatMap((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  const rows = findings
    .slice(0, ROWS)
    .map(
      ({ kind, story, mode, share }) =>
        `| \`${story}\` | ${mode} | ${kind} | ${kind === "changed" ? percent(share) : ""} |`,
    );
  return [
    "### Pictures",
    "",
    `${kinds.join(", ")} of ${compared}. The artifact \`visual\` holds them side by side: unpack it and open \`index.html\`.`,
    "If they are as they should be: `npm run visual -- --update`, and commit.",
    "",
    "| Story | Mode | | Pixels |",
    "|---|---|---|--:|",
    ...rows,
    ...(findings.length > ROWS ? ["", `… and ${findings.length - ROWS} more.`] : []),
    "",
  ].join("\n");
}
