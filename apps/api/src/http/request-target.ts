import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** A name or an address, with a port perhaps: what stands in links that are made of it. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Path and query of a request. A target that names scheme and host itself is allowed to every client; its host then
 * takes the place of the `Host` header (RFC 9112, 3.2.2).
 */
export function pathOfTarget(request: IncomingMessage): string {
  const target = request.url ?? "/";
  const [, host, path = ""] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host;
  return path.startsWith("/") ? path : `/${path}`;
}

/** Answers 400 to a request that does not say clearly what it asks for, or of which host. */
export function refuseMalformedTargets(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (!isHttp1(request.raw) || !isPath(request.url) || !hasOneHost(request)) {
      throw new Refusal(400, "Malformed request");
    }
  });
}

/** The parser takes other versions too, down to 0.9, which knows no headers. */
const isHttp1 = ({ httpVersion }: IncomingMessage) => httpVersion === "1.1" || httpVersion === "1.0";

/** Browsers send neither a backslash nor a fragment, and servers disagree about what the two mean. */
const isPath = (url: string) => url.startsWith("/") && !/[\\#]/.test(url);

/** HTTP/1.0 may leave the host out, as health checks of balancers do; the parser sees to it that 1.1 does not. */
function hasOneHost({ raw, host }: FastifyRequest): boolean {
  const { rawHeaders, headers } = raw;
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  if (count > 1) return false;
  // The second differs where a trusted proxy says which host was asked for.
  return [headers.host, host].every((each) =>
    each === undefined || each === "" ? headers.host === undefined : isHost(each),
  );
}

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);
