import { readFile } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { Refusal } from "../http/refusal.ts";
import type { ActionContext } from "./action.ts";

/** Who names a file, and the file that came with the call. */
type Caller = Pick<ActionContext, "actor" | "upload">;

/** The file that came with the call, or the one on the machine that the shop runs on. Refuses like `wholePath`. */
export async function readGivenFile(file: string, caller: Caller): Promise<Buffer> {
  if (caller.upload !== undefined) return caller.upload;
  return readFile(wholePath(file, caller)).catch((error: Error) => {
    throw new Refusal(422, `${file} cannot be read: ${error.message}.`);
  });
}

/**
 * A path that means the same file to the running shop and to whoever typed it. Refuses others with 422, and staff over HTTP with 403, whatever the
 * path: only whoever may run commands on the shop's machine may name its files.
 */
export function wholePath(path: string, { actor }: Caller): string {
  if (actor.kind !== "command") throw new Refusal(403, "Files on the shop's machine can be named by commands only.");
  if (isAbsolute(path)) return path;
  throw new Refusal(422, `Give the whole path, such as /home/me/${path}: the running shop has another current folder.`);
}
