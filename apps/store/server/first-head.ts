import { createHash } from "node:crypto";

/** Shows the theme that was chosen before anything is painted. At most 300 bytes, and the same on every page. */
const THEME = `try{let t=localStorage.getItem("theme");document.documentElement.dataset.theme=t=="system"?"auto":t=="dark"?t:"light"}catch{}`;

/** What stands in the head of every document, so that nothing has to be asked for before the first paint. */
export interface FirstHead {
  markup: string;
  /** A content policy that allows exactly this, by its hashes. */
  allowedBy: (policy: string) => string;
}

/** `styles` are those of the build; empty where the document links to them. */
export function firstHead(styles: string): FirstHead {
  // The end of the element is the one thing that styles may not say in a document.
  const safe = styles.replaceAll("</", "<\\/");
  const scripts = `script-src 'self' ${hashOf(THEME)}`;
  const allStyles = safe ? `style-src 'self' ${hashOf(safe)}` : "style-src 'self'";
  return {
    markup: `<script>${THEME}</script>${safe && `<style>${safe}</style>`}`,
    allowedBy: (policy) => policy.replace("script-src 'self'", scripts).replace("style-src 'self'", allStyles),
  };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
