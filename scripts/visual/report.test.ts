import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { priceOnOffer } from "./example-finding.ts";
import type { Finding } from "./finding.ts";
import { inOrder, summary } from "./report.ts";
import { reportPage } from "./report-page.ts";

const changed: Finding = { ...priceOnOffer, sizes: ["152 × 35", "160 × 35"] };
const fresh: Finding = { ...changed, kind: "new", story: "content-badge--tones", piece: "badge", share: 1 };
const gone: Finding = { ...changed, kind: "removed", story: "x--y", name: "x--y", file: "", piece: "", share: 1 };

const open = (findings: Finding[]) =>
  new JSDOM(reportPage(findings, 900, false), { runScripts: "dangerously" }).window.document;
const shown = (document: Document) =>
  Array.from(document.querySelectorAll<HTMLElement>("article:not([hidden]) h2"), (heading) => heading.textContent);

function choose(document: Document, name: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
  select.value = value;
  select.dispatchEvent(new document.defaultView!.Event("change", { bubbles: true }));
}

test("the report shows before, after and difference of changed pictures, and the new ones", () => {
  const document = open([fresh, changed, gone]);
  expect(document.title).toBe("3 pictures to look at");
  const pictures = Array.from(document.images, (image) => image.getAttribute("src"));
  expect(pictures).toEqual([
    "pictures/dark-mobile/content-badge--tones.after.webp",
    "pictures/dark-mobile/commerce-price--on-offer.before.webp",
    "pictures/dark-mobile/commerce-price--on-offer.after.webp",
    "pictures/dark-mobile/commerce-price--on-offer.difference.webp",
  ]);
  expect(document.body.textContent).toContain("120 pixels, 3.1 % · 152 × 35 became 160 × 35");
  expect(document.body.textContent).toContain("Its story is gone");
});

test("the report can be filtered by component, mode and size of change", () => {
  const document = open([fresh, changed]);
  choose(document, "piece", "price");
  expect(shown(document)).toEqual(["price: On Offer"]);
  choose(document, "share", "0.1");
  expect(shown(document)).toEqual([]);
  expect(document.querySelector<HTMLElement>("#none")!.hidden).toBe(false);
  choose(document, "piece", "");
  expect(shown(document)).toEqual(["badge: On Offer"]);
  expect(document.querySelector("output")!.textContent).toBe("1 of 2");
});

test("the report can be zoomed, and leads to the story in Storybook", () => {
  const document = open([changed, gone]);
  choose(document, "zoom", "2");
  expect(document.documentElement.dataset["zoom"]).toBe("2");
  choose(document, "zoom", "");
  expect(document.documentElement.dataset["zoom"]).toBeUndefined();
  expect(Array.from(document.links, (link) => link.href)).toEqual([
    "http://127.0.0.1:6006/?path=/story/commerce-price--on-offer",
  ]);
});

test("a change that others show too says so", () => {
  const header: Finding = { ...changed, change: "header" };
  const facts = (findings: Finding[]) =>
    Array.from(open(findings).querySelectorAll("article header p"), (line) => line.textContent);
  expect(
    facts([header, header, changed]).map((line) => /the same change as in .*?(?= ·)/.exec(line ?? "")?.[0]),
  ).toEqual(["the same change as in 1 other", "the same change as in 1 other", undefined]);
  expect(facts([header, header, header])[0]).toContain("the same change as in 2 others");
});

test("changes are shown side by side, with a slider, blinking, or as the difference", () => {
  const document = open([changed]);
  const views = document.querySelector<HTMLElement>(".views")!;
  const [side, slider] = Array.from(document.querySelectorAll<HTMLButtonElement>("[role=group] button"));
  expect(side!.getAttribute("aria-pressed")).toBe("true");
  slider!.click();
  expect([views.dataset["view"], side!.getAttribute("aria-pressed")]).toEqual(["slider", "false"]);
  document.querySelector<HTMLElement>("[id$=-blink]")!.click();
  expect(views.dataset["view"]).toBe("blink");
  const range = document.querySelector<HTMLInputElement>("input[type=range]")!;
  range.value = "20";
  range.dispatchEvent(new document.defaultView!.Event("input"));
  expect(views.style.getPropertyValue("--from")).toBe("20%");
});

test("space for a picture is reserved before it loads; for the difference, the space of the larger one", () => {
  const document = open([{ ...changed, sizes: ["152 × 40", "160 × 35"] }, fresh]);
  expect(Array.from(document.images, (image) => [image.getAttribute("width"), image.getAttribute("height")])).toEqual([
    ["152", "40"],
    ["160", "35"],
    ["160", "40"],
    [null, null],
  ]);
});

test("a story that changed in both modes has two regions with two names", () => {
  const document = open([changed, { ...changed, mode: "light-desktop" }]);
  const names = Array.from(document.querySelectorAll("article"), (article) =>
    (article.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
  expect(names).toEqual(["price: On Offer dark-mobile", "price: On Offer light-desktop"]);
  const groups = Array.from(document.querySelectorAll(".tabs"), (tabs) => tabs.getAttribute("aria-label"));
  expect(groups).toEqual(["View of price: On Offer, dark-mobile", "View of price: On Offer, light-desktop"]);
});

test("changed pictures come first, the largest change at the top, followed by those with the same change", () => {
  const large = { ...changed, share: 0.4, change: "one" };
  const same = { ...changed, share: 0.01, change: "one" };
  expect(inOrder([same, gone, fresh, changed, large])).toEqual([large, same, changed, fresh, gone]);
});

test("the summary lists the differences and how to accept them", () => {
  expect(summary([changed, fresh], 900)).toContain(
    "| `commerce-price--on-offer` | dark-mobile | changed | 3.1 % |\n| `content-badge--tones` | dark-mobile | new |  |",
  );
  expect(summary([changed, fresh], 900)).toContain("1 changed, 1 new of 900.");
  expect(
    summary(
      Array.from({ length: 50 }, () => changed),
      900,
    ),
  ).toContain("… and 10 more.");
  expect(summary([], 900)).toBe("### Pictures\n\nAll 900 are as they were.\n");
});
