import Fastify, { type FastifyInstance } from "fastify";
import { refuseCrossSite } from "./http/cross-site.ts";
import { limitConnections } from "./http/connections.ts";
import { answerErrors, answerFrameworkError } from "./http/error-answer.ts";
import { limitSlowBodies, UPLOAD_MS } from "./http/slow-bodies.ts";
import { hearLargeBodiesOut } from "./http/large-bodies.ts";
import { countRequests, type FinishRequests } from "./http/last-requests.ts";
import { readJsonBodies } from "./http/json-body.ts";
import { parseQuery } from "./http/parameters.ts";
import { requestId } from "./http/request-id.ts";
import { pathOfTarget, refuseMalformedTargets } from "./http/request-target.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { validateWithZod } from "./http/validation.ts";
import { type LogDestination, logOptions, RequestLog } from "./logging.ts";
import type { Settings } from "./settings/settings.ts";

/** A server that speaks HTTP as this shop does, and answers nothing yet. */
export interface HttpApp {
  app: FastifyInstance;
  finishRequests: FinishRequests;
}

/** Larger than any call of ours, and small enough that parsing it never holds up the others. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Browsers open a few connections ahead of need; hundreds of them may share the address of a mobile network. */
const SILENT_PER_ADDRESS = 500;

/** How the shop speaks HTTP, whatever it answers. `logDestination` is standard output unless given. */
export async function buildHttpApp(
  { logLevel, trustedHops, publicUrl, apiUrl }: Pick<Settings, "logLevel" | "trustedHops" | "publicUrl" | "apiUrl">,
  logDestination?: LogDestination,
): Promise<HttpApp> {
  const app = Fastify({
    logger: logOptions(logLevel, logDestination),
    logController: new RequestLog({ requestIdLogLabel: "requestId" }),
    // A storefront names requests; only the API behind one has them named.
    genReqId: requestId(apiUrl === null ? trustedHops : 0),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < trustedHops,
    bodyLimit: BODY_LIMIT_BYTES,
    // Node looks for clients that are too slow every 30 s unless told otherwise.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Ends a connection whose client has stopped reading an answer.
    connectionTimeout: 60_000,
    // Of an upload; other bodies have less (`limitSlowBodies`), and headers too.
    requestTimeout: UPLOAD_MS,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: "idle",
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    rewriteUrl: pathOfTarget,
    frameworkErrors: answerFrameworkError,
  });
  limitConnections(app.server, {
    total: 2_000,
    // A proxy's connections come from one address.
    silentPerAddress: trustedHops > 0 ? null : SILENT_PER_ADDRESS,
  });
  app.addHook("onRequest", async (request) => {
    // It is looked for with each use, and gone with the connection; the log's line is written after.
    Object.defineProperty(request, "ip", { value: request.ip });
  });
  refuseMalformedTargets(app);
  validateWithZod(app);
  answerErrors(app);
  readJsonBodies(app);
  hearLargeBodiesOut(app);
  limitSlowBodies(app);
  await sendSecurityHeaders(app, publicUrl);
  const finishRequests = countRequests(app);
  refuseCrossSite(app, publicUrl);
  return { app, finishRequests };
}
