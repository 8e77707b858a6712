import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const KEPT = join(root, ".cache/fonts");
const INVOICE_FONTS = join(root, "apps/api/src/invoices/fonts");
/** By itself: the invoices' font for Urdu would replace DejaVu in Arabic text. */
const DEVANAGARI = join(KEPT, "devanagari");

const alias = (generic: string, family: string) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

/**
 * Environment in which a browser on Linux finds only the lockfile's fonts. The components have their own fonts; these are
 * for characters that those lack, such as Arabic (DejaVu) and Devanagari (the invoices' Anek), and for `sans-serif`.
 */
export function lockedFonts(): Record<string, string> {
  mkdirSync(DEVANAGARI, { recursive: true });
  copyFileSync(join(INVOICE_FONTS, "anek-devanagari.ttf"), join(DEVANAGARI, "anek-devanagari.ttf"));
  const file = join(KEPT, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${join(root, "node_modules/dejavu-fonts-ttf/ttf")}</dir>
<dir>${DEVANAGARI}</dir>
<cachedir>${KEPT}</cachedir>
${alias("sans-serif", "DejaVu Sans")}
${alias("serif", "DejaVu Serif")}
${alias("monospace", "DejaVu Sans Mono")}
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
