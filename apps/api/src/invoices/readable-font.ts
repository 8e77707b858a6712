import type { Font } from "fontkit";

/** Lam with an alef, which are one glyph, as the one character that Unicode has for both. */
const LAM_ALEF: ReadonlyMap<string, number> = new Map([
  ["\u0644\u0622", 0xfef5],
  ["\u0644\u0623", 0xfef7],
  ["\u0644\u0625", 0xfef9],
  ["\u0644\u0627", 0xfefb],
]);

/**
 * A font for a document from which text that runs to the left can be read again. A viewer turns the order of its characters round, and would turn
 * those of a ligature too.
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
