import { createHash } from "node:crypto";

/**
 * Shows the theme that was chosen before anything is painted, and holds presses for `public/first.js`, which comes later: on buttons that
 * do nothing by themselves, and on links that open something over the page. Should that file never come, the next press on such
 * a link follows it. At most 300 bytes, and the same on every page.
 */
const FIRST_SCRIPT = `try{let t=localStorage.theme;document.documentElement.dataset.theme=t=="system"?"auto":t=="dark"?t:"light"}catch{}pressed=[];addEventListener("click",e=>{pressed&&e.target.closest("[type=button],[data-opens]")&&!(e.ctrlKey|e.metaKey|e.shiftKey|e.altKey)&&pressed.push(e)<2&&e.preventDefault()},!0)`;

/** What stands in the head of every document, so that nothing has to be asked for before the first paint. */
export interface FirstHead {
  markup: string;
  /** A content policy that allows exactly this, by its hashes. */
  allowedBy: (policy: string) => string;
}

/**
 * `styles` are those of the page, empty where the document links to them; `faces` name the web fonts, and hold for nothing until
 * `public/first.js` has all fonts of the first screen. `script` is one that only this document needs.
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

/** The end of the element is the one thing that styles may not say in a document. */
const safe = (styles: string) => styles.replaceAll("</", "<\\/");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
