import { createHash } from "node:crypto";

/** Number and content of a table's rows. Equal for the same rows in another order. */
export interface RowsSeen {
  rows: number;
  /** Sum of the rows' SHA-256 hashes, in hex. */
  digest: string;
}

/** Counts rows as they pass, and sums up their hashes, so that two databases can be compared without sorting. */
export function rowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      sum += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
    },
    seen: (): RowsSeen => ({ rows, digest: BigInt.asUintN(256, sum).toString(16).padStart(64, "0") }),
  };
}

/** The same lines, counted by `digest`. */
export async function* counted(
  lines: AsyncIterable<string>,
  digest: ReturnType<typeof rowDigest>,
): AsyncGenerator<string> {
  for await (const line of lines) {
    digest.add(line);
    yield line;
  }
}
