import { brotliCompressSync, constants } from "node:zlib";

/** An answer that is kept in memory. */
export interface Packed {
  type: string;
  cacheControl: string;
  identity: Buffer;
  brotli: Buffer;
}

/** Compresses once at the highest level, as the shop does for its files and for frequently requested documents. */
export function packed(text: string, type: string, cacheControl: string): Packed {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { type, cacheControl, identity, brotli: brotliCompressSync(identity, { params }) };
}
