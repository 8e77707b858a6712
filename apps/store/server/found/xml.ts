const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML cannot hold, however it is written. */
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as XML writes it. */
const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** One element that holds a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
