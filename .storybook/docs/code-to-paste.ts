const sources = import.meta.glob<string>("../../packages/ui/src/*/index.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Folder of each public name. Read as text: to load the pieces for their names would load the whole library. */
const folders = new Map(
  Object.entries(sources).flatMap(([path, source]) => {
    const folder = path.split("/").at(-2) ?? "";
    return [...source.matchAll(/export \{([^}]+)\} from "(.+?)"/g)].flatMap(([, names = "", file = ""]) => {
      const entry = folder === "icons" ? `icons/${file.replace(/^\.\/|\.tsx$/g, "")}` : folder;
      return names.split(",").map((name): [string, string] => [name.replace(/^.* as /, "").trim(), entry]);
    });
  }),
);

/** The code of a story with the imports that it needs, so that it can be pasted into an app. */
export function codeToPaste(code: string): string {
  const names = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name));
  const byEntry = new Map<string, string[]>();
  for (const name of names) {
    const entry = folders.get(name);
    if (entry !== undefined) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  const imports = [...byEntry].map(([entry, from]) => `import { ${from.join(", ")} } from "@selvedge/ui/${entry}";`);
  return imports.length === 0 ? code : `${imports.toSorted().join("\n")}\n\n${code}`;
}
