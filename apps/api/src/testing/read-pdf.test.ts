import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { glyphsOfPdf } from "./read-pdf.ts";

const compressed = (glyph: number) => deflateSync(`[<${glyph.toString(16).padStart(4, "0")}> 0] TJ`);

test("a stream is read whole when its compressed bytes end in a carriage return", () => {
  const glyph = Array.from({ length: 20_000 }, (_, index) => index).find((index) => compressed(index).at(-1) === 0x0d);
  if (glyph === undefined) throw new Error("No stream of these ends in a carriage return.");
  const stream = compressed(glyph);
  const head = `<<\n/Length ${stream.length.toString()}\n/Filter /FlateDecode\n>>\nstream\n`;
  expect(glyphsOfPdf(Buffer.concat([Buffer.from(head), stream, Buffer.from("\nendstream")]))).toEqual([glyph]);
});
