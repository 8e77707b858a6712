import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, test, vi } from "vitest";
import { priceOnOffer } from "./example-finding.ts";
import type { Finding } from "./finding.ts";
import { reviewMarkdown } from "./report/review-markdown.ts";
import { reportPage } from "./report-page.ts";

const dark: Finding = { ...priceOnOffer, print: "one" };
const light: Finding = { ...dark, mode: "light-desktop" };
const badge: Finding = { ...dark, kind: "new", story: "content-badge--tones", name: "Tones", piece: "badge" };

/** A page with clipboard and storage, or with the storage of an earlier page. */
function open(
  findings: Finding[],
  { memory = {} as Record<string, string>, clipboard = true, url = "https://x.org" } = {},
) {
  const copied: string[] = [];
  const { window } = new JSDOM(reportPage(findings, 900, false), {
    runScripts: "dangerously",
    url,
    beforeParse(page) {
      page.Element.prototype.scrollIntoView = () => undefined;
      if (url !== "about:blank")
        for (const [key, value] of Object.entries(memory)) page.localStorage.setItem(key, value);
      const writeText = (text: string) => Promise.resolve(void copied.push(text));
      if (clipboard) Object.defineProperty(page.navigator, "clipboard", { value: { writeText } });
    },
  });
  const { document } = window;
  const button = (scope: string, name: string) =>
    Array.from(document.querySelectorAll<HTMLButtonElement>(`${scope} button`)).find(
      ({ textContent }) => textContent === name,
    )!;
  return {
    document,
    copied,
    memory: () => Object.fromEntries(Object.entries<string>(window.localStorage)),
    press: (name: string, scope = "#review") => button(scope, name).click(),
    pressed: (name: string, scope: string) => button(scope, name).getAttribute("aria-pressed"),
    write(scope: string, note: string) {
      const field = document.querySelector<HTMLTextAreaElement>(`${scope} textarea`)!;
      field.value = note;
      field.dispatchEvent(new window.Event("input", { bubbles: true }));
    },
    choose(name: string, value: string) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
      select.value = value;
      select.dispatchEvent(new window.Event("change", { bubbles: true }));
    },
    says: (selector: string) => document.querySelector(selector)!.textContent,
    shown: () => document.querySelectorAll("article:not([hidden])").length,
  };
}
const DARK = "[data-mode=dark-mobile][data-piece=price]";
const LIGHT = "[data-mode=light-desktop]";

test("each picture can be accepted or rejected, a second press undoes it, and verdicts are counted", () => {
  const page = open([dark, light]);
  expect(page.says("#progress")).toBe("0 of 2 reviewed");
  page.press("Needs work", DARK);
  page.press("Accept", LIGHT);
  expect(page.says("#progress")).toBe("2 of 2 reviewed, 1 to work on");
  page.press("Accept", DARK);
  expect([page.pressed("Accept", DARK), page.pressed("Needs work", DARK)]).toEqual(["true", "false"]);
  page.press("Accept", DARK);
  expect(page.says("#progress")).toBe("1 of 2 reviewed");
  expect(page.document.querySelector(`${DARK} .verdict`)!.getAttribute("aria-label")).toBe(
    "Verdict on price: On Offer, dark-mobile",
  );
});

test("verdicts are restored when the page is opened again, but not for a changed picture", () => {
  const page = open([dark, light]);
  page.press("Needs work", DARK);
  page.write(DARK, "It wraps.");
  const again = open([dark, { ...light, print: "two" }], { memory: page.memory() });
  expect(again.pressed("Needs work", DARK)).toBe("true");
  expect(again.document.querySelector<HTMLTextAreaElement>(`${DARK} textarea`)!.value).toBe("It wraps.");
  const later = open([{ ...dark, print: "two" }], { memory: page.memory() });
  expect([later.pressed("Needs work", DARK), later.says("#progress")]).toEqual(["false", "0 of 1 reviewed"]);
  again.press("Needs work", DARK);
  again.write(DARK, "");
  expect(again.memory()).toEqual({});
});

test("a picture counts as changed if its before or after picture changed", async () => {
  const found = mkdtempSync(join(tmpdir(), "found-"));
  try {
    vi.stubEnv("PICTURES_FOUND", found);
    vi.resetModules();
    const { writeReport } = await import("./report.ts");
    const print = (before: string, after: string) => {
      for (const [moment, bytes] of Object.entries({ before, after })) {
        const file = join(found, `pictures/dark-mobile/${dark.story}.${moment}.webp`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
      writeReport([dark], 900, false);
      return /data-print="(.{16})"/.exec(readFileSync(join(found, "index.html"), "utf8"))?.[1];
    };
    const first = print("a", "b");
    expect(print("a", "b")).toBe(first);
    expect(new Set([first, print("a", "c"), print("c", "b")]).size).toBe(3);
  } finally {
    vi.unstubAllEnvs();
    rmSync(found, { recursive: true, force: true });
  }
});

test("without browser storage the page says so, and the review still works", () => {
  const page = open([dark], { url: "about:blank" });
  page.press("Accept", DARK);
  expect(page.says("#progress")).toBe("1 of 1 reviewed. This browser keeps nothing: copy it before you close the page");
});

test("pictures can be filtered by verdict, and stay visible right after a press", () => {
  const page = open([dark, light]);
  page.choose("verdict", "none");
  page.press("Accept", DARK);
  expect(page.shown()).toBe(2);
  page.choose("verdict", "accepted");
  expect(page.shown()).toBe(1);
});

test("all other visible pictures can be accepted at once, and the same button undoes it", () => {
  const page = open([dark, light, badge]);
  page.press("Needs work", DARK);
  page.choose("piece", "price");
  page.press("Accept the other 1");
  expect(page.says("#progress")).toBe("2 of 3 reviewed, 1 to work on");
  page.press("Take back those 1");
  expect(page.says("#progress")).toBe("1 of 3 reviewed, 1 to work on");
  expect(page.says("#rest")).toBe("Accept the other 1");
});

test("all pictures with the same change can be accepted at once, except those with a verdict or a note, and undone", () => {
  const header = (name: string): Finding => ({ ...dark, story: `pages-${name}`, piece: name, change: "header" });
  const page = open([header("cart"), header("home"), header("shop"), header("search"), light]);
  page.press("Needs work", "[data-piece=shop]");
  page.write("[data-piece=search]", "It wraps.");
  page.press("Accept all 4 with this change", "[data-piece=cart]");
  const verdicts = ["cart", "home", "shop", "search"].map((name) =>
    page.document.querySelector(`[data-piece=${name}]`)!.getAttribute("data-verdict"),
  );
  expect(verdicts).toEqual(["accepted", "accepted", "needs-work", "none"]);
  expect(page.document.querySelector(`${LIGHT} .verdict`)!.textContent).not.toContain("with this change");
  page.press("Take back those 2");
  expect(page.says("#progress")).toBe("1 of 5 reviewed, 1 to work on");
});

test("the command that stores the accepted pictures can be copied", async () => {
  const page = open([dark, light, { ...dark, kind: "removed", story: "x--y", piece: "gone" }]);
  const button = page.document.querySelector<HTMLButtonElement>("#command")!;
  page.press("Accept", "[data-piece=gone]");
  expect(button.disabled).toBe(true);
  page.press("Accept", LIGHT);
  page.press("Copy command");
  await expect.poll(() => page.says("#told")).toBe("Copied. Paste it into a terminal.");
  expect(page.copied).toEqual(["npm run visual -- --accept light-desktop/commerce-price--on-offer"]);
});

test("accepting all others leaves out pictures with a note and no verdict", () => {
  const page = open([dark, light]);
  page.write(DARK, "It wraps.");
  expect(page.says("#rest")).toBe("Accept the other 1");
  page.press("Accept the other 1");
  expect([page.pressed("Accept", DARK), page.pressed("Accept", LIGHT)]).toEqual(["false", "true"]);
  page.press("Next");
  expect(page.document.activeElement!.closest("article")!.dataset["mode"]).toBe("dark-mobile");
});

test("the next picture without a verdict is focused by a button, also after a verdict", () => {
  const page = open([dark, light]);
  page.press("Next");
  page.press("Accept", DARK);
  const enter = new page.document.defaultView!.KeyboardEvent("keydown", { key: "Enter", ctrlKey: true });
  page.document.querySelector(`${DARK} .verdict`)!.dispatchEvent(enter);
  expect(page.document.activeElement!.closest("article")!.dataset["mode"]).toBe("light-desktop");
  page.press("Accept", LIGHT);
  page.press("Next");
  expect(page.says("#told")).toBe("All that is shown has a verdict.");
  expect(page.document.activeElement!.id).toBe("copy");
});

test("the review can be copied by button or by hand", async () => {
  const page = open([dark]);
  page.press("Needs work", DARK);
  page.press("Copy review");
  await expect.poll(() => page.says("#told")).toBe("Copied. Paste it into the pull request.");
  expect(page.copied[0]).toContain("- `commerce-price--on-offer`, dark-mobile, 3.1 %");
  const without = open([dark], { clipboard: false });
  without.press("Copy review");
  await expect.poll(() => without.document.activeElement!.id).toBe("text");
  expect(without.document.querySelector<HTMLTextAreaElement>("#text")!.value).toContain("### Pictures:");
});

test("the Markdown lists objections first and collapses pictures without a note", () => {
  const said = (verdict: string, note: string, mode = "light-desktop") => ({
    story: "a--b",
    mode,
    size: "3 %",
    verdict,
    note,
  });
  expect(
    reviewMarkdown([said("accepted", ""), said("needs-work", "It wraps.\n\nSee the price."), said("none", "")]),
  ).toBe(
    `### Pictures: needs work

1 to work on, 1 accepted, 1 not reviewed.

**Needs work**

- \`a--b\`, light-desktop, 3 %: It wraps.

  See the price.

<details><summary>1 accepted</summary>

- \`a--b\`, light-desktop, 3 %

</details>

<details><summary>1 not reviewed</summary>

- \`a--b\`, light-desktop, 3 %

</details>
`,
  );
  expect(reviewMarkdown([said("accepted", "Better."), said("none", "?")])).toContain("### Pictures: not all reviewed");
  expect(reviewMarkdown([said("accepted", "Better.")])).toBe(
    "### Pictures: accepted\n\n0 to work on, 1 accepted, 0 not reviewed.\n\n**Accepted, with a note**\n\n- `a--b`, light-desktop, 3 %: Better.\n",
  );
});
