import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** A shop writes little, but a database without space stops. In bytes. */
export const LEAST_FREE_BYTES = 2 ** 30;

/** Bytes that this account may still write where `directory` is, or will be. */
export async function freeBytes(directory: string): Promise<number> {
  let place = resolve(directory);
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}
