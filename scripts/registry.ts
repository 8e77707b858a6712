import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import tailwind from "tailwindcss/package.json" with { type: "json" };

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

/** Every folder of `src` that an app may need, and every icon, as an item. */
export function registryItems(): RegistryItem[] {
  const items = new Map<string, string[]>();
  for (const file of globSync("*/**/*.{ts,tsx,txt}", { cwd: source }).toSorted()) {
    if (/\.(stories|test)\.|^(fixtures|fonts|styles)\//.test(file)) continue;
    const name = nameOf(file);
    items.set(name, [...(items.get(name) ?? []), file]);
  }
  return [stylesItem(), ...Array.from(items, ([name, files]) => itemOf(name, files))];
}

/** The item of a file: its folder, or `icon-heart`, so that an app gets only the icons that it shows. */
function nameOf(file: string): string {
  const [, icon] = /^icons\/(.+)\.tsx$/.exec(file) ?? [];
  if (icon === "icon" || file === "icons/LICENSE-phosphor.txt") return "icon";
  return icon ? `icon-${icon}` : (file.split("/")[0] ?? "");
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

function itemOf(name: string, files: string[]): RegistryItem {
  const texts = files.map((file) => [file, readFileSync(join(source, file), "utf8")] as const);
  const imports = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/from "([^"]+)"/g), ([, path = ""]) =>
      path.startsWith(".") ? join(dirname(file), path) : path,
    ),
  );
  const neighbours = imports.filter((path) => globSync(path, { cwd: source }).length > 0);
  const needed = neighbours.map(nameOf).filter((other) => other !== name);
  const packages = Object.entries(manifest.dependencies).filter(([name]) => imports.includes(name));
  const isPiece = files.includes(`${name}/index.ts`);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: isPiece ? "registry:component" : "registry:lib",
    title: name.replaceAll("-", " "),
    description: isPiece ? `The pieces of @selvedge/ui/${name}.` : (SHARED[name] ?? "What pieces share."),
    dependencies: packages.map(([name, range]) => `${name}@${range}`),
    registryDependencies: ["styles", ...new Set(needed)].toSorted().map((other) => `${NAMESPACE}/${other}`),
    files: texts.map(([file, text]) => fileOf(file, withoutExtensions(text))),
  };
}

/**
 * The styles as Tailwind sources: the app's own Tailwind compiles them with the copied components, so that a class changed
 * in a component takes effect, and classes of other components cost nothing.
 */
function stylesItem(): RegistryItem {
  const read = (path: string) => readFileSync(join(ui, path), "utf8");
  const css = read("src/styles/pieces.css")
    .replace(/@config ".*";/, '@config "./tailwind.config.ts";')
    .replace(/@source "(?:.|\n)*@source not "\.\.\/fixtures";/, '@source "./**/*.{ts,tsx}";');
  const config = read("../../tailwind.config.ts").replaceAll("./packages/ui/", "./");
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: "styles",
    type: "registry:style",
    title: "styles",
    description: "The tokens, and what Tailwind needs to generate the classes of the copied pieces.",
    dependencies: [`tailwindcss@^${tailwind.version}`],
    registryDependencies: [],
    files: [
      fileOf("styles.css", css),
      fileOf("tailwind.config.ts", withoutExtensions(config)),
      fileOf("theme.ts", read("theme.ts")),
      fileOf("tokens.json", read("tokens.json")),
    ],
    docs: `Import ${TARGET}/styles.css once, after your reset, as a style sheet of its own that Tailwind 4 compiles.`,
  };
}

const fileOf = (file: string, content: string): RegistryFile => ({
  path: file,
  type: "registry:file",
  target: `${TARGET}/${file}`,
  content,
});

/** Imports `./button` resolve whether or not an app's compiler allows `./button.tsx`. */
const withoutExtensions = (text: string): string =>
  text.replaceAll(/(from "\.[^"]*?)(?:\/index)?\.tsx?"/g, (_, path: string) => `${path}"`);
