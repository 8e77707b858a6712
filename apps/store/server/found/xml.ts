const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters that XML 1.0 cannot contain, even escaped: everything outside its `Char` production. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML. */
const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** An element with text content. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
