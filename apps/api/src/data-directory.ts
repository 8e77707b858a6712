import { chmodSync, type Dirent, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "./start-error.ts";

/** Everything that the shop keeps in its directory begins with one of these names. */
const OWN_NAME = /^(db|mail|media|assets|link-secret)(\.|$)/;
const FOR_OTHERS = 0o077;
const THERE_OR_NOT = { throwIfNoEntry: false } as const;
const MAY_WRITE = "Set it to a directory that this account may write to.";

/**
 * Makes the directory of the shop's data, or closes it to other accounts where it stands open, with a line that says so: it holds
 * customers, orders and mails. Throws `StartError` when it cannot be made or written to.
 */
export function openDataDirectory(directory: string, report: (line: string) => void): void {
  make(directory);
  // Windows has no such modes; its folders inherit who may read them.
  if (process.platform === "win32") return;
  const names = readdirSync(directory);
  const isShared = names.some((name) => !OWN_NAME.test(name)) || statSync(directory).uid !== process.geteuid?.();
  const own = names.filter((name) => OWN_NAME.test(name)).map((name) => join(directory, name));
  const open = [...(isShared ? [] : [directory]), ...own.flatMap(withContent)].filter(standsOpen);
  open.forEach(close);
  if (open.length > 0) report(`${directory} could be read by other accounts. Paths closed to them: ${open.length}.`);
  if (isShared && standsOpen(directory))
    report(`${directory} is not the shop's alone, and stays open to other accounts. A directory of its own is safer.`);
}

function make(directory: string): void {
  try {
    makeWithParents(directory);
  } catch (error) {
    throw new StartError(`DATA_DIR is ${directory}, which cannot be made (${codeOf(error)}). ${MAY_WRITE}`);
  }
  if (!statSync(directory).isDirectory())
    throw new StartError(`DATA_DIR is ${directory}, which is not a directory. Set it to one of the shop's own.`);
  try {
    rmdirSync(mkdtempSync(join(directory, "db.try-")));
  } catch (error) {
    throw new StartError(`DATA_DIR is ${directory}, where this account may not write (${codeOf(error)}). ${MAY_WRITE}`);
  }
}

/** Node's own `recursive` never comes back where a parent exists and takes no folders, as in /proc. */
function makeWithParents(directory: string): void {
  try {
    mkdirSync(directory, 0o700);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    const parent = dirname(directory);
    if (codeOf(error) !== "ENOENT" || statSync(parent, { throwIfNoEntry: false })) throw error;
    makeWithParents(parent);
    mkdirSync(directory, 0o700);
  }
}

/** Other processes of the shop write mails and pictures here meanwhile: what they have removed or renamed is left out. */
function withContent(path: string): string[] {
  if (!statSync(path, THERE_OR_NOT)) return [];
  // Whoever links something into the directory decides about it.
  const entries = entriesOf(path).filter((entry) => !entry.isSymbolicLink());
  return [path, ...entries.flatMap((entry) => withContent(join(path, entry.name)))];
}

/** None of a file. */
function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (["ENOTDIR", "ENOENT"].includes(codeOf(error))) return [];
    throw error;
  }
}

function standsOpen(path: string): boolean {
  return ((statSync(path, THERE_OR_NOT)?.mode ?? 0) & FOR_OTHERS) !== 0;
}

function close(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o777 & ~FOR_OTHERS);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw new StartError(
      `${path} can be read by other accounts, and this one may not close it (${codeOf(error)}). Let its owner do it.`,
    );
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
