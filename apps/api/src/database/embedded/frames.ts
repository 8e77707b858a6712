/**
 * The messages that the server answers: Query, Sync, Flush, Terminate, CopyDone, CopyFail. All others are batched with
 * the next of these.
 */
const ANSWERED = new Set(["Q", "S", "H", "X", "c", "f"].map((letter) => letter.charCodeAt(0)));

/**
 * Splits a byte stream of the PostgreSQL protocol into batches that the engine can execute completely: a startup
 * packet, a simple query, or an extended query up to its Sync. The driver may split a message into several chunks, or
 * send several messages in one.
 */
export function createFrameReader(): (chunk: Uint8Array) => Uint8Array[] {
  let pending = Buffer.alloc(0);
  let started = false;

  return (chunk) => {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk]);
    const batches: Uint8Array[] = [];
    let batchEnd = 0;
    let at = 0;
    for (;;) {
      // A startup packet has no type byte, only a length.
      const header = started ? 1 : 0;
      if (pending.length < at + header + 4) break;
      const end = at + header + pending.readUInt32BE(at + header);
      if (pending.length < end) break;
      const answered = !started || ANSWERED.has(pending[at] ?? 0);
      started = true;
      at = end;
      if (answered) {
        batches.push(pending.subarray(batchEnd, end));
        batchEnd = end;
      }
    }
    pending = pending.subarray(batchEnd);
    return batches;
  };
}
