import { Readable } from "node:stream";
import type { CategoriesAnswer } from "@selvedge/commerce/wire/catalogue";
import type { JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { CollectionsAnswer, ShopAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectionPath } from "../../src/features/page/collection-path.ts";
import { ApiError, send } from "../../src/lib/http.ts";
import type { Calls } from "../in-process.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { productFeed } from "./product-feed.ts";
import { sitemap } from "./sitemap.ts";
import { robotsText, textForModels } from "./texts.ts";

export interface DiscoveryFilesOptions {
  /** Paths of the pages that are not generated from the catalogue. */
  publicPaths: (shop: ShopSettings) => string[];
  /** Public scheme and host of the shop, without a trailing slash. */
  originOf: (request: FastifyRequest) => string;
  calls: Calls;
}

/** These texts change with the catalogue, and crawlers that read all of them come about once a day. */
const AN_HOUR = "public, max-age=3600";
const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

/** Serves `/robots.txt`, `/sitemap.xml`, `/feeds/google.xml` and `/llms.txt`. */
export function serveDiscoveryFiles(
  app: FastifyInstance,
  { publicPaths, originOf, calls }: DiscoveryFilesOptions,
): void {
  const schema = { hide: true };
  const readShop = async (reply: FastifyReply) =>
    (await send<ShopAnswer>(calls(reply), { method: "GET", path: "/api/shop" })).shop;
  /** Pages generated from API answers, except products. */
  const generatedPages = async (reply: FastifyReply) => {
    const read = <Answer>(path: string) => send<Answer>(calls(reply), { method: "GET", path });
    const { categories } = await read<CategoriesAnswer>("/api/home/categories");
    const { journals } = await read<JournalsAnswer>("/api/journals");
    const { collections } = await read<CollectionsAnswer>("/api/collections");
    return [
      ...collections.map(({ slug }) => ({ path: collectionPath(slug), about: inWords(collectionPath(slug)) })),
      ...categories.map(({ slug, name }) => ({ path: `/shop/${slug}`, about: name })),
      ...journals.map(({ id, title }) => ({ path: `/blogs/${id}`, about: title })),
    ];
  };

  app.get("/robots.txt", { schema }, (request, reply) => reply.type(TEXT).send(robotsText(originOf(request))));

  app.get("/sitemap.xml", { schema }, (request, reply) =>
    answer(reply, XML, async () => {
      const paths = [...publicPaths(await readShop(reply)), ...(await generatedPages(reply)).map(({ path }) => path)];
      return Readable.from(sitemap(originOf(request), paths, await wholeCatalogue(calls(reply))));
    }),
  );

  app.get("/feeds/google.xml", { schema }, (request, reply) =>
    answer(reply, XML, async () => {
      const shop = await readShop(reply);
      return Readable.from(productFeed(originOf(request), shop, await wholeCatalogue(calls(reply))));
    }),
  );

  app.get("/llms.txt", { schema }, (request, reply) =>
    answer(reply, TEXT, async () => {
      const shop = await readShop(reply);
      const pages = publicPaths(shop).map((path) => ({ path, about: inWords(path) }));
      return textForModels(originOf(request), shop, [...pages, ...(await generatedPages(reply))]);
    }),
  );
}

/**
 * If the catalogue fails to answer, responds with an error so that the crawler retries: half a list would be taken for
 * the whole.
 */
async function answer(
  reply: FastifyReply,
  type: string,
  read: () => Promise<string | Readable>,
): Promise<FastifyReply> {
  try {
    const content = await read();
    return reply.header("cache-control", AN_HOUR).type(type).send(content);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!reply.hasHeader("retry-after")) reply.header("retry-after", "60");
    return reply.code(503).type(TEXT).send("The catalogue cannot be read just now.\n");
  }
}

/** Turns "/size-guide" into "Size guide". */
function inWords(path: string): string {
  const words = path === "/" ? "home" : path.slice(1).replaceAll(/[-/]/g, " ");
  return words[0]?.toUpperCase() + words.slice(1);
}
