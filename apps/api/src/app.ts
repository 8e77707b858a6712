import Fastify, { type FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { Changes } from "./database/changes.ts";
import type { Db } from "./database/schema.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import { refuseCrossSite } from "./http/cross-site.ts";
import { answerErrors, answerFrameworkError } from "./http/error-answer.ts";
import { readJsonBodies } from "./http/json-body.ts";
import { hearLargeBodiesOut } from "./http/large-bodies.ts";
import { countRequests, type FinishRequests } from "./http/last-requests.ts";
import { parseQuery } from "./http/parameters.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { validateWithZod } from "./http/validation.ts";
import { type LogDestination, logOptions, RequestLog } from "./logging.ts";
import { type Modules, type Outside, registerModules } from "./modules.ts";
import { randomId } from "./random-id.ts";
import type { Settings } from "./settings/settings.ts";

/** What the application is made of. Everything that reaches outside the process is an argument. */
export interface AppDependencies extends Outside {
  settings: Settings;
  database: ShopDatabase;
  clock: Clock;
  /** @default standard output */
  logDestination?: LogDestination;
}

/** The application before it listens. */
export interface ShopApp extends Modules {
  app: FastifyInstance;
  settings: Settings;
  db: Db;
  /** What changes in the database, for whoever keeps what it answered. */
  changes: Changes;
  clock: Clock;
  finishRequests: FinishRequests;
}

/** Larger than any call of ours, and small enough that parsing it never holds up the others. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Builds the whole server: how it speaks HTTP is said here, and what it does in its modules. */
export async function buildApp({
  settings,
  database,
  clock,
  logDestination,
  ...outside
}: AppDependencies): Promise<ShopApp> {
  const { db } = database;
  const app = Fastify({
    logger: logOptions(settings.logLevel, logDestination),
    logController: new RequestLog({ requestIdLogLabel: "requestId" }),
    genReqId: randomId,
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < settings.trustedHops,
    bodyLimit: BODY_LIMIT_BYTES,
    http: { headersTimeout: 10_000 },
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: "idle",
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    frameworkErrors: answerFrameworkError,
  });
  app.server.maxConnections = 2_000;
  validateWithZod(app);
  answerErrors(app);
  readJsonBodies(app);
  hearLargeBodiesOut(app);
  await sendSecurityHeaders(app, settings.publicUrl);
  const finishRequests = countRequests(app);
  refuseCrossSite(app, settings.publicUrl);

  const origin = () => originOf(app, settings);
  const modules = await registerModules({ app, settings, database, db, clock, origin }, outside);
  return { app, settings, db, changes: database.changes, clock, finishRequests, ...modules };
}

/** The configured address, or the one that the shop listens on. */
function originOf(app: FastifyInstance, { publicUrl, host, port }: Settings): string {
  if (publicUrl !== null) return publicUrl;
  return app.addresses().length > 0 ? app.listeningOrigin : `http://${host}:${port}`;
}
