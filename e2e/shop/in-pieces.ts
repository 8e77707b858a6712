import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const PIECES = 24;
const PAUSE_MS = 120;
/** Headers of a single connection or of the body's encoding. */
const OF_ONE_HOP = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

/** Access to a shop whose documents arrive in pieces, so that the browser paints partial content. */
export interface SlowShop {
  /** Origin without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Splits documents into pieces of one size, or into two after the first occurrence of `after`. */
export async function documentsInPieces(shopUrl: string, after?: string): Promise<SlowShop> {
  const server = createServer((request, response) => {
    // The browser reports what it did not receive.
    forward(shopUrl, after, request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function forward(
  shopUrl: string,
  after: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const answer = await fetch(shopUrl + url, { method, redirect: "manual" });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !OF_ONE_HOP.has(name))));
  // The head is sent at once, because nothing is painted before its styles.
  const start = answer.headers.get("content-type")?.startsWith("text/html") ? body.indexOf("<body") : body.length;
  response.write(body.subarray(0, start));
  const size = Math.ceil(body.length / PIECES);
  if (start < body.length && after !== undefined) {
    const cut = body.indexOf(after) + after.length;
    response.write(body.subarray(start, cut));
    await wait(PIECES * PAUSE_MS);
    response.end(body.subarray(cut));
    return;
  }
  for (let from = start; from < body.length; from += size) {
    await wait(PAUSE_MS);
    response.write(body.subarray(from, from + size));
  }
  response.end();
}
