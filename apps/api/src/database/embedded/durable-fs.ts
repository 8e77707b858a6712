import fs from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { EMBEDDED_PLANNING } from "../planning.ts";
import { EMBEDDED_EXTENSIONS } from "./extensions.ts";

/** The members of Emscripten's file system that are used here; the package does not type them. */
interface EmscriptenFiles {
  NODEFS: {
    stream_ops: Attributes & { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    node_ops: Attributes;
    realPath(node: unknown): string;
  };
}

interface Attributes {
  setattr(of: unknown, attributes: { mode?: number }): void;
}

/** PGlite options that flush every commit to the disk before it is acknowledged. */
export function durableOptions(directory: string): PGliteOptions {
  return {
    fs: new DurableNodeFS(directory),
    extensions: EMBEDDED_EXTENSIONS,
    startParams: [
      // -F is fsync=off; the default sync method does nothing in WebAssembly.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      // PostgreSQL's default, 128 MB, is memory of this process. The system's file cache has the same pages.
      ...["-c", "shared_buffers=32MB"],
      ...["-c", "wal_sync_method=fsync", "-c", "max_wal_size=64MB", "-c", "random_page_cost=1.1"],
      ...EMBEDDED_PLANNING,
    ],
  };
}

/**
 * PGlite's directory on disk, plus fsync. Without it, a commit is only in the page cache, and a power failure loses it.
 * PostgreSQL also syncs directories after a rename; those have no descriptor here, so they are opened.
 */
class DurableNodeFS extends NodeFS {
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
        for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) restrictToOwner(operations);
      },
    ];
    return prepared;
  }
}

/** The engine sets mode 0666 on its files after creating them, which bypasses the umask. */
function restrictToOwner(operations: Attributes): void {
  const { setattr } = operations;
  operations.setattr = (of, { mode, ...others }) =>
    setattr(of, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}

function syncDirectory(path: string): void {
  // Windows cannot sync a directory, and does so by itself.
  if (process.platform === "win32") return;
  const descriptor = fs.openSync(path, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
