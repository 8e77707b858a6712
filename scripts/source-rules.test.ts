import { globSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const root = join(import.meta.dirname, "..");
const files = sourceFiles().filter((file) => !/^scripts\/(source|lint)-rules\.test\.ts$/.test(file));
const pieces = files.filter(
  (file) => file.startsWith("packages/ui/src/") && !/\.(stories|test)\.|\/fixtures\//.test(file),
);

const IN_TESTS = /\.(stories|test)\.|\/(fixtures|testing)\//;

/** Each line that matches, as `file:line: text`. */
function lines(among: string[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test("the scan finds the component sources", () => {
  expect(pieces.length).toBeGreaterThan(50);
  expect(lines(["packages/ui/src/button/button.recipe.ts"], /\bcva\(/)).toHaveLength(1);
});

/** Files of browser code that use secure-context features, with their fallback over plain http. */
const SECURE_ONLY = {
  "apps/store/src/features/orders/copy-text.tsx": "shows the text",
  "apps/store/src/features/product/share-dialog.tsx": "shows the link",
  "apps/store/src/features/product/share-product.tsx": "opens the shop's own sheet",
  "apps/store/src/lib/offline-cache.ts": "keeps no page",
  "apps/store/src/lib/tab-lock.ts": "runs at once",
};

test("browser code works over plain http, where secure-context features are missing", () => {
  const inBrowser = files.filter(
    (file) =>
      /^(apps\/(desk\/src|store\/(src|public))|packages\/(ui|commerce)\/src)\//.test(file) && !IN_TESTS.test(file),
  );
  expect(inBrowser.length).toBeGreaterThan(500);
  expect(lines(inBrowser, /\bcrypto\.(subtle|randomUUID)\b(?!`)/)).toEqual([]);
  const secureOnly =
    /\bnavigator\.(clipboard|share|canShare|locks|serviceWorker|storage|credentials|geolocation|mediaDevices|wakeLock|usb)\b|\bcaches\.|\bnew (Notification|PaymentRequest)\b/;
  const uses = lines(inBrowser, secureOnly).map((line) => line.split(":")[0]);
  expect([...new Set(uses)].sort()).toEqual(Object.keys(SECURE_ONLY));
});

test("components take their colours from the tokens", () => {
  expect(lines(pieces, /["'\s:[(]#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i)).toEqual([]);
});

test("components take their sizes and durations from the tokens", () => {
  expect(lines(pieces, /\[[^\]\s]*\d(px|ms)\b/)).toEqual([]);
});

test("inline styles of components use logical sides; their classes are checked by class-names.test.ts", () => {
  const side = /\b(margin|padding|border|scroll(Margin|Padding))(Left|Right)|\bstyle\b.*\b(left|right)\b/;
  // They measure from the left of the window, and of a picture, which is not mirrored.
  const besides = pieces.filter((file) => !/\/(tooltip-bubble|shop-the-look-spot)\.tsx$/.test(file));
  expect(lines(besides, side)).toEqual([]);
});

test("props with the same meaning have the same name in each component, and lists are children", () => {
  const props = pieces.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/^export interface (\w+Props)\b(?:.*?)\{$(.*?)^\}/gms)].flatMap(
      ([, of, body = ""]) =>
        Array.from(body.matchAll(/^ {2}(\w+)\??: (.*);$/gm), ([, name, type = ""]) => ({
          name: `${of}.${name}`,
          type,
        })),
    ),
  );
  const named = (pattern: RegExp) => props.map(({ name }) => name).filter((name) => pattern.test(name));
  expect(named(/\.(title|label|description)$/).length).toBeGreaterThan(50);
  // `title` becomes a heading, `label` an accessible name, `description` the line below.
  expect(
    named(/\.(head(er|ing|line)|sub(title|heading|line)|legend|caption|help(Text|erText)?|tagline|message)$/),
  ).toEqual([]);
  const lists = props.filter(
    ({ name, type }) => /(\[\]|\bArray<.*>)( \| undefined)?$/.test(type) && !/\.(value|defaultValue)$/.test(name),
  );
  // These components need all items as data, to turn, copy, convert, compare, complete, count or read them.
  expect(lists.map(({ name }) => name.replace("Props", ""))).toEqual([
    ...["CompareTable.products", "CompareTable.rows"],
    ...["DataTable.columns", "DataTable.rows", "Form.fields", "Gallery.images", "Marquee.phrases"],
    "ProductCardSwatches.materials",
    ...["ShippingForm.countries", "ShippingForm.states", "ShippingForm.suggestions"],
    ...["SizeChart.measurements", "SizeChart.rows", "SizeFinder.measures"],
  ]);
});

/** Icons of views that other shops have and this one does not have yet. */
const COMING = [
  ...["magnifying-glass", "magnifying-glass-thin"], // search
  ...["heart-thin"], // a wishlist
  ...["bell", "bell-thin", "check-circle-thin"], // back-in-stock notifications
  ...["map-pin", "map-pin-thin", "package", "package-thin", "truck-thin"], // parcel tracking
  ...["envelope-simple", "envelope-simple-thin", "phone"], // contact, a newsletter
  ...["lock-thin", "pencil-simple", "sign-out", "trash", "user-thin"], // a forgotten password, the account
];

test("each icon is used, or is listed for a view that shops usually have", () => {
  const icons = globSync("packages/ui/src/icons/!(icon).tsx", { cwd: root }).map((file) => basename(file, ".tsx"));
  const sources = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const unused = icons.filter((icon) => !new RegExp(`icons/${icon}(\\.tsx)?"`).test(sources));
  expect(icons).toContain("bell-thin");
  expect(unused.filter((icon) => !COMING.includes(icon))).toEqual([]);
});

test("no lint or type error is suppressed", () => {
  expect(lines(files, /(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)/)).toEqual([]);
});

test("handlers of Escape and Enter ignore the keys of an input method", () => {
  const listeners = files.filter(
    (file) =>
      /^(packages\/ui|apps\/store)\/src\//.test(file) &&
      !IN_TESTS.test(file) &&
      /["'](Escape|Enter)["']|onEscapeKeyDown/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(listeners).toContain("packages/ui/src/dialog/overlay-panel.tsx");
  expect(listeners.filter((file) => !readFileSync(join(root, file), "utf8").includes("isComposing(event)"))).toEqual(
    [],
  );
});

test("no test measures time: it would fail on a busy machine", () => {
  const tests = files.filter((file) => /\.(test|stories)\.tsx?$/.test(file));
  expect(lines(tests, /performance\.now\(|Date\.now\(\) - /)).toEqual([]);
  // A timeout that is too short for a slow machine measures time too.
  expect(lines(tests, /^(?!.*\.toEqual\().*\btimeout: \d_?\d{3}\b/)).toEqual([]);
});

test("texts for shoppers use typographic apostrophes and quotation marks", () => {
  const shown = files.filter(
    (file) =>
      /^(apps\/(desk|store)\/src|packages\/(ui|commerce)\/src)\/|-(provider|mails?)\.ts$/.test(file) &&
      !IN_TESTS.test(file),
  );
  const comment = String.raw`^(?!\s*(?:\/?\*|\/\/|\{\/\*))`;
  expect(lines(shown, new RegExp(String.raw`${comment}.*\p{L}'[\p{L}\s]`, "u"))).toEqual([]);
  const texts = globSync(["apps/api/seed/**/*.json", "apps/store/src/content/*.{json,ts}"], { cwd: root });
  expect(texts).toContain(join("apps/api/seed/catalogue.json"));
  expect(lines(texts, new RegExp(String.raw`${comment}.*(?:'|\\")`))).toEqual([]);
});

const COMMENT = /^\s*(?:\/?\*|\/\/|\{\/\*)/;

test("durations in pages and mails come from the constants that the server uses", () => {
  // A migration does the same for ever, whatever the constants are by then.
  const texts = files.filter(
    (file) => /^apps\/(store|api)\/src\//.test(file) && !/\/migrations\//.test(file) && !IN_TESTS.test(file),
  );
  expect(texts).toContain("apps/store/src/content/terms-conditions.ts");
  const time = /\b\d+(?:-\d+| to \d+)? (?:business |working )?(?:minutes|hours|days)\b/;
  expect(lines(texts, time).filter((line) => !COMMENT.test(line.replace(/^\S+ /, "")))).toEqual([]);
});

test("dates are formatted by commerce only", () => {
  const others = files.filter(
    (file) => /^(apps|packages)\//.test(file) && !file.startsWith("packages/commerce/") && !IN_TESTS.test(file),
  );
  expect(lines(others, /\bDateTimeFormat\b|\btoLocale(?:Date|Time)String\b/)).toEqual([]);
});

test("the hosted workflow pins actions by commit", () => {
  const workflows = globSync(".github/workflows/*.yml", { cwd: root });
  expect(lines(workflows, /\buses:/).length).toBeGreaterThan(5);
  expect(lines(workflows, /\buses: (?!\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/)).toEqual([]);
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

test("the published package accepts compatible dependency versions; this repository pins exact ones", () => {
  const ranges = Object.entries(manifest("packages/ui").dependencies ?? {});
  expect(ranges.map(([name]) => name)).toContain("class-variance-authority");
  expect(ranges.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  const ours = [".", "packages/commerce", "apps/api", "apps/store", "apps/desk"].map(manifest);
  const exact = ours.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  expect(exact.filter(([name, version]) => !/^\d/.test(version) && !name.startsWith("@selvedge/"))).toEqual([]);
  // The package that drives the browser pins its core; a second entry could be another version.
  expect(exact.map(([name]) => name)).not.toContain("playwright-core");
});

test("the published package is tested with the lowest React that it supports", () => {
  const peers = Object.entries(manifest("packages/ui").peerDependencies ?? {});
  const lowest = manifest("packages/ui/consumers/lowest-react").dependencies ?? {};
  expect(peers).toEqual(["react", "react-dom"].map((name) => [name, `^${lowest[name]}`]));
  expect(lowest["@types/react"]).toBe(lowest["react"]);
});

test("each Radix package is installed once", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: object };
  const radix = Object.keys(lock.packages).flatMap((path) => /@radix-ui\/[^/]+$/.exec(path)?.[0] ?? []);
  expect(radix).toContain("@radix-ui/react-dialog");
  expect(radix.filter((name, index) => radix.indexOf(name) !== index)).toEqual([]);
});

test("no folder has a generic name", () => {
  expect(files.filter((file) => /(^|\/)(utils?|hooks|helpers?|types|config|common)\//.test(file))).toEqual([]);
});

test("the store's features import each other in one direction, and none imports the shell", () => {
  const features = importsBetween("apps/store/src/features");
  expect(features.lead("shell", "page")).toBe(true);
  expect(features.pairs.filter(([, to]) => to === "shell")).toEqual([]);
  expect(features.circles()).toEqual([]);
});

test("the server's modules import each other in one direction, and the modules below them import none of them", () => {
  const modules = importsBetween("apps/api/src");
  expect(modules.lead("checkout", "database")).toBe(true);
  const ground = ["database", "settings", "http"];
  expect(modules.pairs.filter(([from, to]) => ground.includes(from) && !ground.includes(to))).toEqual([]);
  expect(modules.circles()).toEqual([]);
});

test("components import each other in one direction, and the folders below them import none of them", () => {
  const folders = importsBetween("packages/ui/src");
  expect(folders.lead("drawer", "dialog")).toBe(true);
  expect(folders.pairs.filter(([from]) => from === "lib")).toEqual([]);
  expect(folders.circles()).toEqual([]);
});

/** Which subfolders of `base` import which others, without tests and test helpers. */
function importsBetween(base: string) {
  const pairs = files.flatMap((file) => {
    const from = new RegExp(`^${base}/([\\w-]+)/`).exec(file)?.[1];
    if (from === undefined || IN_TESTS.test(file)) return [];
    const imported = readFileSync(join(root, file), "utf8").matchAll(/"(\.\.?\/[^"\n]+\.tsx?)"/g);
    return [...imported].flatMap(([, path = ""]): [string, string][] => {
      const to = new RegExp(`^${base}/([\\w-]+)/`).exec(posix.join(posix.dirname(file), path))?.[1];
      return to === undefined || to === from ? [] : [[from, to]];
    });
  });
  const next = (folder: string) => pairs.flatMap(([from, to]) => (from === folder ? [to] : []));
  const lead = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to || next(from).some((folder) => !seen.has(folder) && lead(folder, to, seen.add(folder)));
  return { pairs, lead, circles: () => pairs.filter(([from, to]) => lead(to, from)) };
}

test("journeys stop intercepting requests with answerFor, because a pending request may hang otherwise", () => {
  const journeys = files.filter((file) => file.startsWith("e2e/"));
  expect(journeys.length).toBeGreaterThan(50);
  // The fixture ends interception once, when a journey has ended.
  expect(lines(journeys, /\.unroute(All)?\(/).map((line) => line.split(":")[0])).toEqual(["e2e/shop/shopper.ts"]);
});
