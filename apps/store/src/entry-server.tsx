import type { ShopAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { unstable_serialize } from "swr";
import { canonicalPath, pathOf, readTarget } from "./canonical-path.ts";
import { withLanguage } from "./document-language.ts";
import { Document } from "./document.tsx";
import { namePictureFirst } from "./first-picture.ts";
import { structuredDataOf } from "./features/structured-data/structured-data.ts";
import type { FormPath } from "./form-paths.ts";
import { forms } from "./forms.ts";
import { type Api, createApi } from "./lib/api.ts";
import { ApiError, type Transport } from "./lib/http.ts";
import { type PageAssets, type PageState, scriptSafeJson } from "./lib/page-state.ts";
import type { FormAnswer } from "./lib/posted-form.ts";
import { type Match, matchRoute, type Route } from "./lib/place.ts";
import type { Query } from "./lib/query.ts";
import { notFoundRoute, routes } from "./routes.tsx";

export interface RenderRequest {
  /** Path and query of the browser's request. */
  url: string;
  origin: string;
  /** Calls the API within the process, as a guest. */
  transport: Transport;
  /** The files of a page; `next` is the page that it most likely leads to. */
  assetsOf: (module: string, next?: string) => PageAssets;
  /** Fields of a form that was posted to the page. */
  fields?: URLSearchParams;
  /** Name of the build. */
  build: string;
  /**
   * Markup for the end of the head, the same in all documents of a page; inserted as a string, because React need not
   * manage it.
   */
  headOf: (module: string) => string;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Set on 301. */
  location?: string;
  visibility: "public" | "private";
  isolated: boolean;
  /** Module of the page whose head the document has. */
  module: string;
  /** The address contains a secret that must not be sent as a referrer. */
  hasSecret: boolean;
}

/** Tracking parameters added to links by advertisements, mailings and the like; no page uses them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|igshid|mc_[ce]id|srsltid)$/;

/**
 * The cache address of a public page: path and query in canonical form, without tracking parameters. Null for any other
 * request, because the number of such addresses is unlimited.
 */
export function addressOf(url: string): string | null {
  const asked = readTarget(url);
  const tracking = [...asked.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) asked.searchParams.delete(name);
  const match = matchRoute(routes, asked);
  if (!match || canonicalPath(url, match) !== pathOf(url)) return null;
  const { route, place } = match;
  const isOneVisitors = route.visibility === "private" && Object.keys(place.params).length > 0;
  return isOneVisitors || asked.search !== (route.canonicalSearch?.(place.search) ?? "")
    ? null
    : asked.pathname + asked.search;
}

/** Paths of the pages for the sitemap, except those generated from the catalogue. */
export const publicPaths = (shop: ShopSettings): string[] =>
  routes
    .filter(({ path, visibility, isUnlisted }) => visibility !== "private" && !isUnlisted && !path.includes(":"))
    .filter(({ exists }) => exists?.(shop) ?? true)
    .map(({ path }) => path);

/** Renders a complete page: data first, then markup. */
export async function render({
  url,
  origin,
  transport,
  assetsOf,
  build,
  headOf,
  fields,
}: RenderRequest): Promise<RenderedPage> {
  const api = createApi(transport);
  const { pathname, search } = readTarget(url);
  const match = matchRoute(routes, { pathname, search });
  const route: Route = match?.route ?? notFoundRoute;
  const visibility = route.visibility ?? "public";
  const isolated = route.isolated ?? false;
  const hasSecret = route.hasSecret ?? false;
  const canonical = canonicalPath(url, match);
  if (canonical !== pathOf(url)) return moved(canonical);

  const [answers, { shop, collections }] = await Promise.all([
    match ? prefetch(match) : NOTHING,
    readShop(api),
    route.page.load(),
    notFoundRoute.page.load(),
  ]);
  const path = match?.route.movedTo?.(match.place, read);
  if (path !== undefined && path !== pathname) return moved(path);
  const status = match && (route.exists?.(shop) ?? true) ? answers.status : 404;
  const { module } = status === 404 ? notFoundRoute : route;
  const form = fields && match ? await takeForm(match, fields) : null;
  const state: PageState = {
    build,
    origin,
    assets: assetsOf(route.module, route.leadsTo),
    shop,
    collections,
    fallback: answers.fallback,
    access: route.access ?? null,
    isComplete: visibility === "public" && status === 200 && form === null,
    form,
    isText: route.isText ?? false,
    missingPath: status === 404 ? pathname : null,
  };
  const markup = renderToString(
    <StaticRouter location={pathname + search}>
      <Document state={state} renderMarkup={renderMarkup} />
    </StaticRouter>,
  );
  const things = match && status === 200 ? describe(match) : "";
  const html = `<!doctype html>${withLanguage(namePictureFirst(markup), origin, shop.languages)
    .replace("</head>", () => `${headOf(module)}</head>`)
    .replace("</body>", () => `${things}</body>`)}`;
  return { status: form?.status ?? status, html, visibility, isolated, hasSecret, module };

  function moved(location: string): RenderedPage {
    return { status: 301, html: "", location, visibility, isolated, hasSecret, module: route.module };
  }

  function read<Answer>({ key }: Query<Answer>): Answer | undefined {
    return answers.fallback[unstable_serialize(key)] as Answer | undefined;
  }

  /**
   * Structured data for the end of the body, where it delays nothing; inserted as a string, because React need not
   * manage it.
   */
  function describe({ route, place }: Match): string {
    const page = {
      place,
      origin,
      shop,
      read,
      hasRoute: (path: string) => routes.some((each) => each.path === path),
    };
    return structuredDataOf(route.path, page)
      .map((thing) => scriptSafeJson({ "@context": "https://schema.org", ...thing }))
      .map((json) => `<script type="application/ld+json">${json}</script>`)
      .join("");
  }

  async function takeForm({ route }: Match, posted: URLSearchParams): Promise<FormAnswer | null> {
    return (await forms[route.path as FormPath]?.(posted, api)) ?? null;
  }

  async function prefetch({ route, place }: Match): Promise<Answers> {
    const fallback: Record<string, unknown> = {};
    let status = 200;
    await Promise.all(
      (route.queries?.(place) ?? []).map(async (query) => {
        try {
          fallback[unstable_serialize(query.key)] = await query.read(api);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          // Required data is missing (404), rate-limited (429) or unavailable (503); the worst status counts.
          status = Math.max(status, error.status === 404 || error.status === 429 ? error.status : 503);
        }
      }),
    );
    return { status, fallback };
  }
}

let lastShop: ShopAnswer | null = null;

/** While the API does not answer, pages show what it said last. Rejects with `ApiError` if it has not said anything yet. */
async function readShop(api: Api): Promise<ShopAnswer> {
  try {
    lastShop = await api.shop();
  } catch (error) {
    if (!(error instanceof ApiError) || lastShop === null) throw error;
  }
  return lastShop;
}

/** Islands are separate roots on the server as in the browser. */
const renderMarkup = (content: ReactNode, identifierPrefix: string) => renderToString(content, { identifierPrefix });

interface Answers {
  status: number;
  fallback: Record<string, unknown>;
}

const NOTHING: Answers = { status: 404, fallback: {} };
