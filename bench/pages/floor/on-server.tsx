import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import type { FloorData } from "./floor-data.ts";
import { FLOOR_STYLE } from "./floor-style.ts";

const TITLES = { home: "Made slowly", listing: "Shop", product: "Product" };

/** A baseline document. `script` is the path of the hydrating script, or null for the baseline without scripts. */
export function documentOf(path: string, data: FloorData, script: string | null): string {
  const app = (
    <StaticRouter location={path}>
      <App first={data} isAlive={script !== null} />
    </StaticRouter>
  );
  // A closing tag in the text would end the data.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const living =
    script === null
      ? ""
      : `<script id="data" type="application/json">${json}</script><script type="module" src="${script}"></script>`;
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${TITLES[data.page]}</title>` +
    `<style>${FLOOR_STYLE}</style></head><body><div id="root">` +
    `${script === null ? renderToStaticMarkup(app) : renderToString(app)}</div>${living}</body></html>`
  );
}
