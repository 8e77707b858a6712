import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const styles = join(root, "packages/ui/src/styles");
const files = globSync(
  ["packages/ui/{docs,src}/**/*.{ts,tsx}", "apps/{desk,store}/src/**/*.{ts,tsx}", ".storybook/**/*.tsx"],
  {
    cwd: root,
    exclude: ["**/icons/*-*.tsx", "**/*.test.*", "**/fixtures/headless/*"],
  },
).toSorted();
const design = await loadDesignSystem(readFileSync(join(styles, "pieces.css"), "utf8"), { base: styles });

/** Marker classes that other classes refer to; they generate no rule. */
const MARKER = /^sv:(group|peer)(\/[\w-]+)?$/;
const rule = (name: string) => design.candidatesToCss([name])[0] ?? null;
const known = (name: string) => MARKER.test(name) || rule(name) !== null;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Each string of a file, and whether it is used as classes: in an attribute, property or default named so, or in `cva`. */
function strings(node: unknown, inClass = false): { text: string; inClass: boolean }[] {
  if (Array.isArray(node)) return node.flatMap((item) => strings(item, inClass));
  if (!isNode(node)) return [];
  const all = (nodes: unknown[], within: boolean) => nodes.flatMap((child) => strings(child, within));
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [{ text: node["value"], inClass }] : [];
    case "TemplateElement":
      return [{ text: (node["value"] as { cooked: string }).cooked, inClass }];
    case "ImportDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAnnotation":
      return [];
    case "JSXAttribute":
      return strings(node["value"], isClass(node["name"]));
    case "Property":
      // Variant names are not classes, but the classes beside those of a compound variant are.
      if (isName(node["key"], /^defaultVariants$/)) return [];
      if (isName(node["key"], /^compoundVariants$/)) return strings(node["value"]);
      return strings(node["value"], inClass || isClass(node["key"]));
    case "AssignmentPattern":
      return strings(node["right"], isClass(node["left"]));
    case "CallExpression":
      // `joinNames` also joins ids.
      return [
        ...strings(node["callee"]),
        ...strings(node["arguments"], isName(node["callee"], inClass ? /^(cva|joinNames)$/ : /^cva$/)),
      ];
    case "ConditionalExpression":
      return [...strings(node["test"]), ...all([node["consequent"], node["alternate"]], inClass)];
    case "BinaryExpression":
      return all([node["left"], node["right"]], inClass && node["operator"] === "+");
    case "ArrayExpression":
    case "ObjectExpression":
    case "LogicalExpression":
    case "TemplateLiteral":
    case "JSXExpressionContainer":
      return all(Object.values(node), inClass);
    default:
      return all(Object.values(node), false);
  }
}

const isName = (node: unknown, pattern: RegExp) =>
  isNode(node) && pattern.test(String(node["name"] ?? node["value"] ?? ""));
const isClass = (node: unknown) => isName(node, /^(class|\w*[cC]lassName)$/);

/** Each invalid class, as `file: class`. */
function wrong(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file} cannot be read: ${errors[0]?.message}`];
  return strings(program).flatMap(({ text, inClass }) => {
    const names = text.split(/\s+/).filter(Boolean);
    // Elsewhere a string counts as classes if every word could be one and at least one cannot be anything else.
    const classes = inClass || (names.some((name) => /[-:]/.test(name)) && names.every((name) => known(`sv:${name}`)));
    return names
      .filter((name) => (classes || name.startsWith("sv:")) && !(name.startsWith("sv:") && known(name)))
      .map((name) => `${file}: ${name}`);
  });
}

/**
 * Physical sides in CSS that have a logical equivalent: in properties, in text alignment, and in four-value shorthands
 * with different sides.
 */
const SIDE = /^ *(?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?:|: (?:left|right);|^ *inset: \S+ (\S+) \S+ (?!\1;)\S+;/m;
/** Physical directions without a logical equivalent, which need a second class for right-to-left. */
const PHYSICAL_DIRECTION = /\b(?:left|right)\b|--tw-translate-x:/;

/** Corner radii are symmetric if left and right are equal. */
const mirrored = (css: string) => /-left-radius/.test(css) && /-right-radius/.test(css);

/** The declarations of a class, without its selector. */
const declarations = (name: string) => (rule(name) ?? "").match(/^ +[\w-]+: .*;$/gm)?.join("\n") ?? "";

/** Each class with a physical side where right-to-left readers expect the opposite, as `file: class`. */
function physical(file: string, source: string): string[] {
  return strings(parseSync(file, source).program).flatMap(({ text }) => {
    const names = text.split(/\s+/).filter((name) => name.startsWith("sv:"));
    const turned = names.some((name) => name.startsWith("sv:rtl:") && PHYSICAL_DIRECTION.test(declarations(name)));
    return names
      .filter((name) => {
        const css = declarations(name);
        return (SIDE.test(css) && !mirrored(css)) || (!SIDE.test(css) && PHYSICAL_DIRECTION.test(css) && !turned);
      })
      .map((name) => `${file}: ${name}`);
  });
}

test("the scan distinguishes classes from other words", () => {
  const scan = (source: string) => wrong("a.tsx", source);
  expect(files.length).toBeGreaterThan(300);
  expect(scan('<a className="sv:flex sv:group/x sv:hover:bg-page" hidden title="flex" />')).toEqual([]);
  expect(scan('<a className="flex" />')).toEqual(["a.tsx: flex"]);
  expect(scan("<a className={`sv:flex ${wide ? 'w-full' : className}`} />")).toEqual(["a.tsx: w-full"]);
  expect(scan("<A titleClassName={wide ? 'sv:w-fulll' : undefined} />")).toEqual(["a.tsx: sv:w-fulll"]);
  expect(scan('cva("sv:grid", { variants: { size: { sm: "p-4", md: ["sv:m-0.3"] } } })')).toEqual([
    "a.tsx: p-4",
    "a.tsx: sv:m-0.3",
  ]);
  expect(
    scan('cva("", { compoundVariants: [{ size: "sm", class: "m-0" }], defaultVariants: { size: "sm" } })'),
  ).toEqual(["a.tsx: m-0"]);
  expect(scan('const wide = "w-full grid";')).toEqual(["a.tsx: w-full", "a.tsx: grid"]);
  expect(scan('const wide = "hover:sv:flex sv:nothing";')).toEqual(["a.tsx: sv:nothing"]);
});

test("every class has the prefix and generates a rule", () => {
  expect(files.flatMap((file) => wrong(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test("headless example designs use no class of the library", () => {
  const designs = globSync("packages/ui/src/fixtures/headless/*.{css,tsx}", { cwd: root });
  expect(designs.length).toBeGreaterThan(15);
  expect(designs.filter((file) => /sv[:-]/.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test("the scan finds physical left and right", () => {
  const scan = (classes: string) => physical("a.ts", `cva("${classes}")`).map((line) => line.replace("a.ts: ", ""));
  const logical =
    "sv:ms-2 sv:-me-2 sv:px-2 sv:start-0 sv:text-start sv:border-e sv:rounded-s-full sv:rounded-t-full sv:inset-[0_1px]";
  expect(scan(logical)).toEqual([]);
  const sides = "sv:ml-2 sv:-mr-2 sv:pl-2 sv:hover:pr-2 sv:left-0 sv:lg:right-auto sv:text-left sv:rtl:text-right";
  const edges =
    "sv:border-l sv:rounded-r-full sv:rounded-tl-full sv:scroll-ml-2 sv:float-left sv:inset-[0_1px_auto_auto]";
  expect(scan(sides)).toEqual(sides.split(" "));
  expect(scan(edges)).toEqual(edges.split(" "));
  const courses = "sv:translate-x-2 sv:after:bg-linear-to-r sv:animate-slide-left";
  expect(scan(courses)).toEqual(courses.split(" "));
  expect(scan("sv:translate-x-2 sv:rtl:-translate-x-2")).toEqual([]);
});

test("components use start and end instead of left and right", () => {
  const pieces = files.filter((file) => file.startsWith("packages/ui/") && !file.includes(".stories."));
  expect(pieces.flatMap((file) => physical(file, readFileSync(join(root, file), "utf8")))).toEqual([
    // Screen corners, named by the caller.
    ...["6rem_1.5rem_auto_auto", "6rem_auto_auto_1.5rem", "auto_1.5rem_1.5rem_auto", "auto_auto_1.5rem_1.5rem"].map(
      (corner) => `packages/ui/src/toast/toast.recipe.ts: sv:md:inset-[${corner}]`,
    ),
    // Its script measures from the left of the window.
    "packages/ui/src/tooltip/tooltip-bubble.tsx: sv:right-auto",
    "packages/ui/src/tooltip/tooltip-bubble.tsx: sv:left-0",
  ]);
});
