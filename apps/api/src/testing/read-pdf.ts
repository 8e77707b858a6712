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
  const streams = Array.from(file.toString("latin1").matchAll(/FlateDecode\s*>>\s*stream\r?\n(.*?)\r?\nendstream/gs));
  const contents = streams.map(([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"));
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
