import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "./shop.tsx";

const { query, dataRoutes } = createStaticHandler(routes);

/** Renders the page at a URL to markup, with the data that the router needs for hydration. */
export async function render(url: string): Promise<string> {
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}.`);
  return renderToString(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />);
}
