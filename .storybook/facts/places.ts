import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router-dom";
import { importsOf, reachedFrom, root } from "./module-imports.ts";

/** Where the components of an entry are shown. */
export interface Places {
  /** Other entries that render it themselves: "cart-line". */
  entries: string[];
  /** Whether the frame of the store's pages has it: headers, footer, cart, search, quick view. */
  isInFrame: boolean;
  /** Titles of the stories of pages that show it themselves, in the store and at the desk. */
  pages: string[];
}

const STORE = "apps/store/src";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const isFrame = (file: string) => file === `${STORE}/app.tsx`;
const isRoute = (file: string) => file.startsWith(`${STORE}/routes/`) || file === `${STORE}/routes.tsx`;

/** Places by entry, made of the imports of the library, the store and the desk. */
export function placesOf(entries: readonly string[]): Map<string, Places> {
  const parents = new Map(entries.map((entry) => [entry, entriesIn(entry, entries)]));
  const withParts = (reached: Iterable<string>) => closure(reached, parents);
  const frame = withParts(reachedFrom(`${STORE}/app.tsx`, isRoute).entries);
  const pages = [...pagesOfStore(), ...pagesOfDesk()].map(({ title, reached }) => ({
    title,
    shown: withParts(reached),
  }));
  return new Map(
    entries.map((entry) => [
      entry,
      {
        entries: entries.filter((other) => parents.get(other)?.has(entry)),
        isInFrame: frame.has(entry),
        pages: pages.filter(({ shown }) => shown.has(entry)).map(({ title }) => title),
      },
    ]),
  );
}

/** The other entries whose components the modules of an entry's folder import. */
function entriesIn(entry: string, entries: readonly string[]): Set<string> {
  const own = globSync(`${entry}/*.{ts,tsx}`, {
    cwd: join(root, "packages/ui/src"),
    exclude: ["**/*.stories.tsx", "**/*.test.{ts,tsx}"],
  });
  const imported = own.flatMap((file) =>
    importsOf(`packages/ui/src/${file}`).flatMap(
      (name) => /^\.\.\/([\w-]+)\/(?:index\.ts|[\w-]+\.tsx)$/.exec(name)?.[1] ?? [],
    ),
  );
  return new Set(imported.filter((other) => other !== entry && entries.includes(other)));
}

function closure(start: Iterable<string>, parents: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const all = new Set(start);
  for (const entry of all) parents.get(entry)?.forEach((part) => all.add(part));
  return all;
}

interface Page {
  title: string;
  reached: Set<string>;
}

/** The stories of the store open addresses; each address belongs to the module of a route. */
function pagesOfStore(): Page[] {
  const routes = routesOfStore();
  return storiesIn(`${STORE}/pages-stories`).map(({ title, source }) => {
    const addresses = Array.from(source.matchAll(/\baddress: "([^"?#]+)/g), ([, address = ""]) => address);
    const files = addresses.flatMap((address) => routes.find(({ path }) => matchPath(path, address))?.file ?? []);
    return { title, reached: new Set(files.flatMap((file) => [...reachedFrom(file, isFrame).entries])) };
  });
}

/** The paths before each `module: "…"`: one, or an array of them that is mapped to routes of one module. */
function routesOfStore(): { path: string; file: string }[] {
  const parts = read(`${STORE}/routes.tsx`).split(/\bmodule: "([^"]+)"/);
  return parts.flatMap((module, index) => {
    if (index % 2 === 0) return [];
    const written = parts[index - 1]?.match(/\bpath: "[^"]+"|\[[^\]]+\]\.map\(\(path\)/g)?.at(-1) ?? "";
    return Array.from(written.matchAll(/"([^"]+)"/g), ([, path = ""]) => ({ path, file: `apps/store/${module}` }));
  });
}

const pagesOfDesk = (): Page[] =>
  storiesIn("apps/desk/src").map(({ title, file }) => ({ title, reached: reachedFrom(file).entries }));

function storiesIn(folder: string): { title: string; source: string; file: string }[] {
  return globSync(`${folder}/**/*.stories.tsx`, { cwd: root })
    .toSorted()
    .map((file) => ({ file, source: read(file), title: /\btitle: "([^"]+)"/.exec(read(file))?.[1] ?? file }));
}
