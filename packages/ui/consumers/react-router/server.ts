import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";

/** Serves the built page: markup rendered by plain Node, which imports the package from `node_modules`, and static files. */
const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

const entry: string = "./dist/server/entry-server.js";
const { render } = (await import(entry)) as { render: (url: string) => Promise<string> };
const files = new URL("./dist/browser/", import.meta.url);
const [before = "", after = ""] = readFileSync(new URL("index.html", files), "utf8").split("<!--page-->");

const server = createServer(({ url = "/" }, response) => {
  const type = TYPES[extname(url)];
  if (type) {
    response.setHeader("content-type", type).end(readFileSync(new URL(`.${url}`, files)));
    return;
  }
  const page = render(`http://127.0.0.1${url}`);
  void page.then((markup) => response.setHeader("content-type", "text/html").end(before + markup + after));
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`Ready at http://127.0.0.1:${address.port}`);
});
