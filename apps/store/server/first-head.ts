import { createHash } from "node:crypto";

/**
 * Applies the saved theme before the first paint, and holds clicks for `public/first.js`, which loads later: clicks on
 * buttons without a browser default, and on links that open something over the page. If that file never loads, the next
 * click on such a link follows it. `begin` is defined by that file, which is loaded first where `guard.js` delays this script.
 * At most 300 bytes, and identical on every page.
 */
const FIRST_SCRIPT = `try{let t=localStorage.theme;document.documentElement.dataset.theme=t=="system"?"auto":t=="dark"?t:"light"}catch{}pressed=[];addEventListener("click",e=>{this.begin||e.target.closest("[type=button],[data-opens]")&&!(e.ctrlKey|e.metaKey|e.shiftKey|e.altKey)&&pressed.push(e)<2&&e.preventDefault()},!0)`;

/** Inlined into the head of every document, so that nothing has to be requested before the first paint. */
export interface FirstHead {
  markup: string;
  /** Extends a content policy to allow exactly this content, by its hashes. */
  allowedBy: (policy: string) => string;
}

/**
 * `styles` are those of the page, empty if the document links to them. `faces` declare the web fonts and stay inactive
 * until `public/first.js` has loaded all fonts of the first screen. `script` is extra code for this document only.
 */
export function firstHead(styles: string, faces = "", script = ""): FirstHead {
  const sheets = [styles, faces].map(safe);
  const allowed = sheets.filter((sheet) => sheet !== "").map((sheet) => ` ${hashOf(sheet)}`);
  const [now = "", later = ""] = sheets;
  const scripts = [FIRST_SCRIPT, script].filter((text) => text !== "");
  return {
    markup: `${scripts.map((text) => `<script>${text}</script>`).join("")}${now && `<style>${now}</style>`}${later && `<style id="faces" media="not all">${later}</style>`}`,
    allowedBy: (policy) =>
      policy
        .replace("script-src 'self'", `script-src 'self' ${scripts.map(hashOf).join(" ")}`)
        .replace("style-src 'self'", `style-src 'self'${allowed.join("")}`),
  };
}

/** Escapes the closing tag, the one sequence that styles inlined in a document must not contain. */
const safe = (styles: string) => styles.replaceAll("</", "<\\/");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
