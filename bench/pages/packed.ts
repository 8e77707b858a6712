import { brotliCompressSync, constants } from "node:zlib";

/** An answer that is kept in memory. */
export interface Packed {
  type: string;
  cacheControl: string;
  identity: Buffer;
  brotli: Buffer;
}

/** Compresses once, as hard as it goes: what the shop sends of its files, and of documents that are asked for often. */
export function packed(text: string, type: string, cacheControl: string): Packed {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { type, cacheControl, identity, brotli: brotliCompressSync(identity, { params }) };
}
