import { createHash } from "node:crypto";
import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { firstHead } from "./first-head.ts";

const POLICY = "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline'";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy allows the inlined head content, and keeps its other directives", () => {
  const { markup, allowedBy } = firstHead("a{color:red}");
  const script = /<script>(.*)<\/script>/.exec(markup)![1]!;
  expect(allowedBy(POLICY)).toBe(
    `default-src 'self';script-src 'self' ${hashOf(script)};style-src 'self' ${hashOf("a{color:red}")};style-src-attr 'unsafe-inline'`,
  );
});

test("a script for a single document is included and allowed", () => {
  const { markup, allowedBy } = firstHead("", "", "alert(1)");
  expect(markup).toContain("<script>alert(1)</script>");
  expect(allowedBy(POLICY)).toContain(` ${hashOf("alert(1)")};style-src`);
});

test("styles cannot close their element", () => {
  const { markup, allowedBy } = firstHead(`a::after{content:"</style><script>alert(1)</script>"}`);
  expect(markup.match(/<\/style>/g)).toHaveLength(1);
  const styles = /<style>(.*)<\/style>/.exec(markup)![1]!;
  expect(allowedBy(POLICY)).toContain(hashOf(styles));
});

test("without inlined styles the document only has the theme script", () => {
  const { markup, allowedBy } = firstHead("");
  expect(markup).not.toContain("<style>");
  expect(allowedBy(POLICY)).toContain("style-src 'self';");
});

test("the first click on a link that opens an overlay is held; a second click or one with a modifier key follows it", () => {
  document.body.innerHTML = `<a href="#search" data-opens><svg></svg></a>`;
  runInThisContext(/<script>(.*)<\/script>/.exec(firstHead("").markup)![1]!);
  const press = (ctrlKey = false) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey });
    return document.querySelector("svg")!.dispatchEvent(event) ? "followed" : "held";
  };
  expect([press(true), press(), press()]).toEqual(["followed", "held", "followed"]);
});

test("nothing is held once first.js listens, even if it was loaded before the head's script", () => {
  document.body.innerHTML = `<button type="button"></button>`;
  vi.stubGlobal("begin", () => undefined);
  runInThisContext(/<script>(.*)<\/script>/.exec(firstHead("").markup)![1]!);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  expect(document.querySelector("button")!.dispatchEvent(click)).toBe(true);
  vi.unstubAllGlobals();
});

test("font styles for later use are included and allowed", () => {
  const faces = "@font-face{font-family:Newsreader}";
  const { markup, allowedBy } = firstHead("a{color:red}", faces);
  expect(markup).toContain(`<style>a{color:red}</style><style id="faces" media="not all">${faces}</style>`);
  expect(allowedBy(POLICY)).toContain(`style-src 'self' ${hashOf("a{color:red}")} ${hashOf(faces)};`);
});
