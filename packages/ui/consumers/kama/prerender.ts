import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes the pages of these paths, rendered by the built server code, into the browser's build: `prerender.ts OUT PATH…` */
const [out = "", ...paths] = process.argv.slice(2);
const entry: string = "./server/entry-server.js";
const { render } = (await import(entry)) as { render: (path: string) => string };
const shell = readFileSync(join(out, "index.html"), "utf8");
for (const path of paths) {
  const file = join(out, path, "index.html");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    shell.replace("<!--page-->", () => render(path)),
  );
}
