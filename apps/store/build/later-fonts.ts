import type { Plugin, Rolldown } from "vite";

const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The face of running text: its file, and below it what a browser must know to use it. */
const TEXT_FONT = /\/(assets\/anek-latin-[\w-]+\.woff2)/;

/**
 * Takes the faces that come over the line out of the built styles, into a file of their own, `fonts.css`: a browser asks for a
 * font as soon as it lays out text in it, before the pictures of the page. The stand-ins, which every system has, stay.
 *
 * For pages that are long texts, where a font that comes late would break lines anew, `text-font.js` brings the face of
 * running text, and `text-fonts.css` names the others. It is a script because no other file holds up the first layout until a font
 * is ready to be used: preloaded, or inside styles, it comes a frame too late.
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

/** Adds the face to the document, ready to be used. */
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
