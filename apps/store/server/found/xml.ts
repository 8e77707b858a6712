const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML cannot hold, however it is written: all but its `Char`. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as XML writes it. */
const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** One element that holds a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
