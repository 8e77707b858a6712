import type { Plugin, Rolldown } from "vite";

const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The body text font: its file, and the descriptors that a browser needs to use it. */
const TEXT_FONT = /\/(assets\/anek-latin-[\w-]+\.woff2)/;

/**
 * Moves the web fonts from the built styles into a separate file, `fonts.css`. A browser requests a font as soon as it
 * lays out text in it, which would delay the page's pictures. Fallback fonts, which every system has, stay in the
 * styles.
 *
 * On long text pages a late font would change the line breaks, so there `text-font.js` loads the body text font and
 * `text-fonts.css` declares the others. It is a script because only a script blocks the first layout until the font is
 * ready; a preloaded or inlined font arrives one frame late.
 */
export const laterFonts = (): Plugin => ({
  name: "later-fonts",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const styles = String(file.source);
        const faces = styles.match(WEB_FONT);
        if (!faces) continue;
        const textFace = faces.find((face) => TEXT_FONT.test(face)) ?? "";
        const others = faces.filter((face) => face !== textFace);
        file.source = styles.replaceAll(WEB_FONT, "");
        this.emitFile({ type: "asset", name: "fonts.css", source: faces.join("") });
        this.emitFile({ type: "asset", name: "text-fonts.css", source: others.join("") });
        this.emitFile({ type: "asset", name: "text-font.js", source: scriptOf(textFace, bundle) });
      }
    },
  },
});

/** Script that adds the font to the document, ready to use. */
function scriptOf(face: string, bundle: Rolldown.OutputBundle): string {
  const font = bundle[TEXT_FONT.exec(face)?.[1] ?? ""];
  if (font?.type !== "asset") throw new Error("The styles name no font for running text. later-fonts.ts looks for it.");
  const value = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(face)?.[1];
  const descriptors = {
    weight: value("font-weight"),
    style: value("font-style"),
    unicodeRange: value("unicode-range"),
  };
  const data = Buffer.from(font.source).toString("base64");
  return `document.fonts.add(new FontFace(${JSON.stringify(value("font-family"))},Uint8Array.from(atob("${data}"),(c)=>c.charCodeAt(0)),${JSON.stringify(descriptors)}))`;
}
