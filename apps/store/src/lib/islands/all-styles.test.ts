import { beforeEach, expect, test, vi } from "vitest";

let styles: typeof import("./all-styles.ts");
const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const outcome = async (promise: Promise<void>) =>
  Promise.race([
    promise.then(
      () => "there",
      () => "failed",
    ),
    new Promise((resolve) => setTimeout(resolve, 0, "waits")),
  ]);

beforeEach(async () => {
  vi.resetModules();
  for (const link of links()) link.remove();
  styles = await import("./all-styles.ts");
});

test("requests nothing when the document links to all styles already", async () => {
  styles.nameAllStyles(null);
  expect(await outcome(styles.allStyles())).toBe("there");
  expect(links()).toEqual([]);
});

test("requests the styles once and resolves when they are loaded", async () => {
  styles.nameAllStyles("/all.css");
  const both = [styles.allStyles(), styles.allStyles()];
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/all.css"]);
  expect(await outcome(both[0]!)).toBe("waits");
  links()[0]!.dispatchEvent(new Event("load"));
  expect(await Promise.all(both.map(outcome))).toEqual(["there", "there"]);
});

test("requests styles again after a failure", async () => {
  styles.nameAllStyles("/all.css");
  const failed = styles.allStyles();
  links()[0]!.dispatchEvent(new Event("error"));
  expect(await outcome(failed)).toBe("failed");
  expect(links()).toEqual([]);
  const again = styles.allStyles();
  links()[0]!.dispatchEvent(new Event("load"));
  expect(await outcome(again)).toBe("there");
});
