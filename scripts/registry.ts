import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The components for teams that copy sources instead of installing them: items in the format of shadcn registries, made
 * from `src`.
 */
const ui = join(import.meta.dirname, "../packages/ui");
const source = join(ui, "src");

/** Target folder in an app; the files keep their relative positions. */
const TARGET = "components/selvedge";
/** Name of this registry in `registries` of an app's `components.json`. */
const NAMESPACE = "@selvedge";

const SHARED: Record<string, string> = { labels: "The words of all pieces in English, Hindi and Arabic." };

interface RegistryFile {
  path: string;
  type: "registry:file";
  target: string;
  content: string;
}

export interface RegistryItem {
  $schema: string;
  name: string;
  type: "registry:component" | "registry:lib" | "registry:style";
  title: string;
  description: string;
  dependencies: string[];
  registryDependencies: string[];
  files: RegistryFile[];
  docs?: string;
}

interface Manifest {
  description: string;
  dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as Manifest;

/** Every folder of `src` that an app may need, as an item. Styles are a build output, so they are passed in. */
export function registryItems(styles: string): RegistryItem[] {
  const folders = new Map<string, string[]>();
  for (const file of globSync("*/**/*.{ts,tsx,txt}", { cwd: source }).toSorted()) {
    if (/\.(stories|test)\.|^(fixtures|fonts|styles)\//.test(file)) continue;
    const folder = file.split("/")[0] ?? "";
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [stylesItem(styles), ...Array.from(folders, ([folder, files]) => itemOf(folder, files))];
}

/** The registry's index: its items without file contents. */
export function registryIndex(items: RegistryItem[]) {
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "selvedge",
    items: items.map(({ $schema: _, files, ...item }) => ({
      ...item,
      files: files.map(({ content: __, ...file }) => file),
    })),
  };
}

function itemOf(folder: string, files: string[]): RegistryItem {
  const texts = files.map((file) => [file, readFileSync(join(source, file), "utf8")] as const);
  const imports = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/from "([^"]+)"/g), ([, path = ""]) =>
      path.startsWith(".") ? join(dirname(file), path) : path,
    ),
  );
  const neighbours = imports.filter((path) => globSync(path, { cwd: source }).length > 0);
  const needed = neighbours.flatMap((path) => path.split("/")[0] ?? []).filter((other) => other !== folder);
  const packages = Object.entries(manifest.dependencies).filter(([name]) => imports.includes(name));
  const isPiece = files.includes(`${folder}/index.ts`);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: folder,
    type: isPiece ? "registry:component" : "registry:lib",
    title: folder.replaceAll("-", " "),
    description: isPiece ? `The pieces of @selvedge/ui/${folder}.` : (SHARED[folder] ?? "What pieces share."),
    dependencies: packages.map(([name, range]) => `${name}@${range}`),
    registryDependencies: ["styles", ...new Set(needed)].toSorted().map((name) => `${NAMESPACE}/${name}`),
    files: texts.map(([file, text]) => fileOf(file, withoutExtensions(text))),
  };
}

const stylesItem = (styles: string): RegistryItem => ({
  $schema: "https://ui.shadcn.com/schema/registry-item.json",
  name: "styles",
  type: "registry:style",
  title: "styles",
  description: "What all pieces look like, and the tokens as custom properties.",
  dependencies: [],
  registryDependencies: [],
  files: [fileOf("styles.css", styles)],
  docs: `Import ${TARGET}/styles.css once, after your reset.`,
});

const fileOf = (file: string, content: string): RegistryFile => ({
  path: file,
  type: "registry:file",
  target: `${TARGET}/${file}`,
  content,
});

/** Imports `./button` resolve whether or not an app's compiler allows `./button.tsx`. */
const withoutExtensions = (text: string): string =>
  text.replaceAll(/(from "\.[^"]*?)(?:\/index)?\.tsx?"/g, (_, path: string) => `${path}"`);
