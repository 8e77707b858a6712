import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The few members of Emscripten's file system that are needed here; the package does not type them. */
interface EmscriptenFiles {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/**
 * PGlite's directory on disk, with the one operation it lacks: fsync. Without it a commit is only in the page cache,
 * and a power failure loses it. PostgreSQL also syncs directories after a rename; those have no descriptor here and are opened.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const prepared = await super.init(pg, options);
    const preRun = prepared.emscriptenOpts.preRun ?? [];
    const hooks = Array.isArray(preRun) ? preRun : [preRun];
    prepared.emscriptenOpts.preRun = [
      ...hooks,
      (module: unknown) => {
        const { NODEFS } = module as EmscriptenFiles;
        NODEFS.stream_ops.fsync = ({ nfd, node }) => {
          if (nfd === undefined) syncDirectory(NODEFS.realPath(node));
          else fs.fsyncSync(nfd);
          return 0;
        };
      },
    ];
    return prepared;
  }
}

function syncDirectory(path: string): void {
  // Windows has no way to sync a directory, and does it by itself.
  if (process.platform === "win32") return;
  const descriptor = fs.openSync(path, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
