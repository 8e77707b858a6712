/** Metrics that determine line height and line length, as fractions of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a character of English text, spaces included. */
  advance: number;
}

// prettier-ignore
/** Occurrences among 1,000 characters of English prose, spaces included (standard letter-frequency table). */
const occurrences: Record<string, number> = {
  " ": 182, e: 104, t: 74, a: 67, o: 61, i: 57, n: 55, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 23, m: 20, f: 18,
  w: 19, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
};

/** Reads the metrics of an uncompressed TrueType font without variation axes, as made by `subsetFont`. */
export function fontMetrics(font: Buffer): FontMetrics {
  const tables = new Map<string, Buffer>();
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const offset = font.readUInt32BE(record + 8);
    const table = font.subarray(offset, offset + font.readUInt32BE(record + 12));
    tables.set(font.toString("latin1", record, record + 4), table);
  }
  const table = (tag: string) => {
    const bytes = tables.get(tag);
    if (!bytes) throw new Error(`The font has no table ${tag}.`);
    return bytes;
  };

  const unitsPerEm = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const glyphOf = characterMap(table("cmap"));
  const advanceOf = (character: string) =>
    table("hmtx").readUInt16BE(4 * Math.min(glyphOf(character.charCodeAt(0)), lastMetric));

  const counted = Object.entries(occurrences);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const length = counted.reduce((sum, [character, count]) => sum + count * advanceOf(character), 0);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    advance: length / total / unitsPerEm,
  };
}

/** Maps character codes to glyphs, by the font's cmap of format 4. */
function characterMap(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const offset = offsets.find((start) => cmap.readUInt16BE(start) === 4);
  if (offset === undefined) throw new Error("The font has no character map in format 4.");
  const map = cmap.subarray(offset);
  const width = map.readUInt16BE(6);

  return (code) => {
    let end = 14;
    while (map.readUInt16BE(end) < code) end += 2;
    const start = end + width + 2;
    const delta = start + width;
    const range = delta + width;
    if (map.readUInt16BE(start) > code) return 0;
    const rangeOffset = map.readUInt16BE(range);
    const glyph =
      rangeOffset === 0 ? code : map.readUInt16BE(range + rangeOffset + 2 * (code - map.readUInt16BE(start)));
    return (glyph + map.readUInt16BE(delta)) & 0xffff;
  };
}
