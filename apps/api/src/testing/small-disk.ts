import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system in memory, for tests of a full disk. */
export interface SmallDisk {
  path: string;
  /** Fills it to the last page. */
  fill(): void;
  /** Removes what filled it. */
  free(): void;
  remove(): void;
}

/** Mounts a disk of this many megabytes. `null` if this account may not mount, which takes root. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const filler = join(path, "filler");
  return {
    path,
    fill() {
      const piece = Buffer.alloc(65_536);
      try {
        for (;;) writeFileSync(filler, piece, { flag: "a" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      // Lazily, because a process that was just killed may still have files open.
      execFileSync("umount", ["--lazy", path]);
      rmSync(path, { recursive: true });
    },
  };
}
