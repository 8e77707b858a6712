import { readFile } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { Refusal } from "../http/refusal.ts";
import type { Actor } from "./action.ts";

/** Reads a file on the machine that the shop runs on. Refuses staff over HTTP with 403, whatever the path: only whoever may run commands there may name its files. */
export async function readCommandFile(file: string, actor: Actor): Promise<Buffer> {
  if (actor.kind !== "command") throw new Refusal(403, "Files on the shop's machine can be named by commands only.");
  return readFile(wholePath(file)).catch((error: Error) => {
    throw new Refusal(422, `${file} cannot be read: ${error.message}.`);
  });
}

/** A path that means the same file to the running shop and to whoever typed it. Refuses others with 422. */
export function wholePath(path: string): string {
  if (isAbsolute(path)) return path;
  throw new Refusal(422, `Give the whole path, such as /home/me/${path}: the running shop has another current folder.`);
}
