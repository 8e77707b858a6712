import { inflateSync } from "node:zlib";

/**
 * The letters of one of our PDFs in drawing order, without spaces, because words may be drawn one by one. Letters
 * without a mapping in the document's fonts are missing.
 */
export function pdfLetters(pdf: Buffer): string {
  const source = pdf.toString("latin1");
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms), ({ 1: id = "", 2: body = "" }) => [id, body]),
  );
  const objectOf = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const streamOf = (id: string | undefined) => {
    const [, stream = ""] = /stream\n(.*)\nendstream/s.exec(objectOf(id)) ?? [];
    return stream === "" ? "" : inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  };

  let letters = "";
  for (const page of objects.values()) {
    const [, contents] = /\/Type \/Page\n.*\/Contents (\d+) 0 R/s.exec(page) ?? [];
    if (contents === undefined) continue;
    const [, resources] = /\/Resources (\d+) 0 R/.exec(page) ?? [];
    const fonts = new Map(
      Array.from(objectOf(resources).matchAll(/\/(F\d+) (\d+) 0 R/g), ({ 1: name = "", 2: id }) => {
        const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objectOf(id)) ?? [];
        return [name, glyphsOf(streamOf(unicode))];
      }),
    );
    let glyphs: string[] = [];
    for (const [, font, drawn] of streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font !== undefined) glyphs = fonts.get(font) ?? [];
      else
        letters +=
          (drawn ?? "")
            .match(/(?<=<[0-9a-f]*)[0-9a-f]{4}/g)
            ?.map((code) => glyphs[Number.parseInt(code, 16)] ?? "")
            .join("") ?? "";
    }
  }
  return letters.replaceAll(/\s/g, "");
}

/** The text of each glyph of a font, by glyph id. */
function glyphsOf(unicodeMap: string): string[] {
  const glyphs: string[] = [];
  for (const [, first = "", list = ""] of unicodeMap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g)) {
    for (const [index, [, code = ""]] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries()) {
      glyphs[Number.parseInt(first, 16) + index] = Buffer.from(code, "hex").swap16().toString("utf16le");
    }
  }
  return glyphs;
}
