import fc from "fast-check";
import { expect, test } from "vitest";
import { createFrameReader } from "./frames.ts";

function message(type: string, content: Buffer): Buffer {
  const frame = Buffer.alloc(5 + content.length);
  frame.write(type, 0);
  frame.writeUInt32BE(4 + content.length, 1);
  content.copy(frame, 5);
  return frame;
}

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const content = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const unanswered = fc
  .tuple(fc.constantFrom("P", "B", "D", "E", "C"), content)
  .map(([type, bytes]) => message(type, bytes));
const answered = fc.tuple(fc.constantFrom("Q", "S", "H", "X"), content).map(([type, bytes]) => message(type, bytes));
const batch = fc
  .tuple(fc.array(unanswered, { maxLength: 5 }), answered)
  .map(([before, last]) => Buffer.concat([...before, last]));

test("the engine gets whole batches in order, however the driver splits its bytes", () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 8 }), fc.array(fc.nat(), { maxLength: 20 }), (batches, cuts) => {
      const bytes = Buffer.concat([startup, ...batches]);
      const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
      const read = createFrameReader();
      const got = ends.flatMap((end, index) =>
        read(bytes.subarray(ends[index - 1] ?? 0, end)).map((part) => Buffer.from(part)),
      );
      expect(got).toEqual([startup, ...batches]);
    }),
  );
});

test("a message is held back until its last byte has arrived", () => {
  const read = createFrameReader();
  read(startup);
  const query = message("Q", Buffer.from("select 1\0"));
  expect(read(query.subarray(0, 3))).toEqual([]);
  expect(read(query.subarray(3, 9))).toEqual([]);
  expect(read(query.subarray(9)).map((part) => Buffer.from(part))).toEqual([query]);
});
