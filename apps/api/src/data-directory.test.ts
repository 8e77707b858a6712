import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDataDirectory } from "./data-directory.ts";
import { StartError } from "./start-error.ts";

const NOBODY = 65_534;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "data-directory-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const mode = (...names: string[]) => (statSync(join(root, ...names)).mode & 0o777).toString(8);

function open(directory: string): string[] {
  const lines: string[] = [];
  openDataDirectory(directory, (line) => lines.push(line));
  return lines;
}

function refusal(directory: string): string {
  try {
    open(directory);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error(`${directory} was not refused`);
}

describe.skipIf(process.platform === "win32")("a data directory", () => {
  test("that is new is closed to other accounts, whatever the umask", () => {
    const before = process.umask(0o000);
    try {
      expect(open(join(root, "new/data"))).toEqual([]);
    } finally {
      process.umask(before);
    }
    expect([mode("new"), mode("new/data")]).toEqual(["700", "700"]);
  });

  test("that stands open is closed, and said so in one line", () => {
    mkdirSync(join(root, "db/base"), { recursive: true });
    writeFileSync(join(root, "db/base/1"), "");
    writeFileSync(join(root, "db.lock"), "");
    for (const name of [".", "db", "db/base"]) chmodSync(join(root, name), 0o755);
    for (const name of ["db/base/1", "db.lock"]) chmodSync(join(root, name), 0o666);
    expect(open(root)).toEqual([`${root} could be read by other accounts. Paths closed to them: 5.`]);
    expect(["", "db", "db/base", "db/base/1", "db.lock"].map((name) => mode(name))).toEqual([
      ...["700", "700", "700"],
      ...["600", "600"],
    ]);
    expect(open(root)).toEqual([]);
  });

  test("is opened while another process writes and removes files in it", async () => {
    mkdirSync(join(root, "mail"));
    const churn = `
      const { renameSync, rmSync, writeFileSync } = require("node:fs");
      const { workerData } = require("node:worker_threads");
      for (let turn = 0; ; turn += 1) {
        const file = workerData + "/mail/" + (turn % 100);
        writeFileSync(file + ".part", "", { mode: 0o666 });
        renameSync(file + ".part", file);
        if (turn % 3 === 0) rmSync(file);
      }`;
    const other = new Worker(churn, { eval: true, workerData: root });
    try {
      await expect.poll(() => readdirSync(join(root, "mail")).length).toBeGreaterThan(10);
      for (let start = 0; start < 50; start += 1) open(root);
    } finally {
      await other.terminate();
    }
    open(root);
    expect(readdirSync(join(root, "mail")).filter((name) => mode("mail", name) !== "600")).toEqual([]);
  });

  test("that holds the files of others keeps its own mode, and closes only what is the shop's", () => {
    mkdirSync(join(root, "mail"));
    writeFileSync(join(root, "notes.txt"), "");
    for (const name of ["", "mail", "notes.txt"]) chmodSync(join(root, name), 0o755);
    expect(open(root)).toEqual([
      `${root} could be read by other accounts. Paths closed to them: 1.`,
      `${root} is not the shop's alone, and stays open to other accounts. A directory of its own is safer.`,
    ]);
    expect([mode(""), mode("mail"), mode("notes.txt")]).toEqual(["755", "700", "755"]);
  });

  test("that is a file, or lies under one, is refused", () => {
    const file = join(root, "file");
    writeFileSync(file, "");
    expect(refusal(file)).toBe(`DATA_DIR is ${file}, which is not a directory. Set it to one of the shop's own.`);
    expect(refusal(join(file, "data"))).toBe(
      `DATA_DIR is ${file}/data, which cannot be made (ENOTDIR). Set it to a directory that this account may write to.`,
    );
  });

  test("that cannot be made or written to is refused", () => {
    expect(refusal("/proc/nope")).toMatch(
      /^DATA_DIR is \/proc\/nope, which cannot be made \(E[A-Z]+\)\. Set it to a directory that this account may write to\.$/,
    );
    const directory = join(root, "closed");
    mkdirSync(directory);
    for (const closed of [root, directory]) chmodSync(closed, 0o555);
    asNobody(() => {
      expect(refusal(directory)).toBe(
        `DATA_DIR is ${directory}, where this account may not write (EACCES). Set it to a directory that this account may write to.`,
      );
      expect(refusal(join(root, "new"))).toContain("which cannot be made (EACCES)");
    });
    chmodSync(root, 0o755);
  });
});

/** To the administrator every directory is open. */
function asNobody(work: () => void): void {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    work();
  } finally {
    process.seteuid?.(0);
  }
}
