import { inflateSync } from "node:zlib";
import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of all pages, in lines, as a viewer's search and copy find it. */
export async function textOfPdf(file: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const texts = Array.from(document.pages(), (page) => page.getText());
  document.destroy();
  library.destroy();
  return texts.join("\n").replaceAll("\r", "");
}

/** The ids of the drawn glyphs; 0 is the box for a character that the font lacks. Throws if no text is found. */
export function glyphsOfPdf(file: Buffer): number[] {
  const bytes = file.toString("latin1");
  // By /Length, because the compressed data may end in the same byte as the line break before `endstream`.
  const heads = bytes.matchAll(/\/Length (\d+)[^>]*FlateDecode\s*>>\s*stream\r?\n/g);
  const contents = Array.from(heads, ({ 0: head, 1: length, index }) => {
    const start = index + head.length;
    return inflateSync(file.subarray(start, start + Number(length))).toString("latin1");
  });
  const texts = contents.flatMap((content) =>
    Array.from(content.matchAll(/\[(<[^\]]*)\] TJ/g), ([, text = ""]) => text),
  );
  const glyphs = texts.flatMap((text) =>
    Array.from(text.matchAll(/<([0-9a-f]+)>/g), ([, hex = ""]) => hex.match(/.{4}/g) ?? [])
      .flat()
      .map((glyph) => Number.parseInt(glyph, 16)),
  );
  if (glyphs.length === 0) throw new Error("The PDF draws no text that can be found here.");
  return glyphs;
}
