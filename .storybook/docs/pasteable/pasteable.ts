import type { ReactNode } from "react";
import { ar } from "../../../packages/ui/src/labels/ar/index.ts";
import { hi } from "../../../packages/ui/src/labels/hi/index.ts";
import { printElement } from "./print-element.ts";
import { storyTree } from "./story-tree.ts";

/** The module that exports each public name: "Price" from "@selvedge/ui/price". */
export type Entries = Record<string, string>;

/** Name of a value that is imported or created instead of printed: label packs, and the page's toast queue. */
function nameOf(value: unknown): string | undefined {
  if (value === ar) return "ar";
  if (value === hi) return "hi";
  return typeof value === "object" && value !== null && "getSnapshot" in value ? "toasts" : undefined;
}

const PACKS: Entries = { ar: "@selvedge/ui/labels/ar", hi: "@selvedge/ui/labels/hi" };

function importLines(names: readonly string[], entries: Entries): string {
  const byEntry = Object.groupBy(names.toSorted(), (name) => entries[name] ?? "");
  return Object.entries(byEntry)
    .filter(([entry]) => entry !== "")
    .map(([entry, from = []]) => {
      const line = `import { ${from.join(", ")} } from "${entry}";`;
      return line.length <= 100 ? line : `import {\n${from.map((name) => `  ${name},\n`).join("")}} from "${entry}";`;
    })
    .join("\n");
}

/** The code of a story as a self-contained file: imports and JSX. */
export function pasteable(render: () => ReactNode, entries: Entries): string {
  const { code, names } = printElement(
    storyTree(render, (name) => Object.hasOwn(entries, name)),
    nameOf,
  );
  const makesToasts = names.includes("toasts");
  const imports = importLines(makesToasts ? [...names, "createToasts"] : names, { ...entries, ...PACKS });
  const made = makesToasts ? "const toasts = createToasts();" : "";
  return [imports, made, `${code};`].filter(Boolean).join("\n\n");
}
