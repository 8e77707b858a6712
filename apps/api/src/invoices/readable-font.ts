import type { Font } from "fontkit";

/** The code points of the lam-alef ligatures, by their two letters. */
const LAM_ALEF: ReadonlyMap<string, number> = new Map([
  ["\u0644\u0622", 0xfef5],
  ["\u0644\u0623", 0xfef7],
  ["\u0644\u0625", 0xfef9],
  ["\u0644\u0627", 0xfefb],
]);

/**
 * Wraps a font so that right-to-left text can be copied out of the PDF. Viewers reverse the order of characters, also of the two
 * inside a lam-alef glyph, so that glyph is mapped to the single code point of the ligature.
 */
export function readable(font: Font): Font {
  const layout: Font["layout"] = (text, ...options) => {
    const run = font.layout(text, ...options);
    const glyphs = run.glyphs.map(({ id, advanceWidth, codePoints }) => {
      const ligature = LAM_ALEF.get(String.fromCodePoint(...codePoints));
      return { id, advanceWidth, codePoints: ligature === undefined ? codePoints : [ligature] };
    });
    return Object.assign(run, { glyphs });
  };
  return Object.assign(Object.create(font) as Font, { layout });
}
