import Fastify, { type FastifyInstance } from "fastify";
import { authRoutes } from "./auth/auth.routes.ts";
import { createAuth } from "./auth/auth.service.ts";
import { createPasswords } from "./auth/passwords.ts";
import { createSessions } from "./auth/sessions.service.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { createCarts } from "./cart/cart.service.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { createCatalogue } from "./catalogue/catalogue.service.ts";
import type { Clock } from "./clock.ts";
import { couponRoutes } from "./coupon/coupon.routes.ts";
import { createCoupons } from "./coupon/coupon.service.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import type { Db } from "./database/schema.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { createReadiness, type Readiness } from "./health/readiness.ts";
import { refuseCrossSite } from "./http/cross-site.ts";
import { answerErrors, answerFrameworkError } from "./http/error-answer.ts";
import { readJsonBodies } from "./http/json-body.ts";
import { hearLargeBodiesOut } from "./http/large-bodies.ts";
import { countRequests, type FinishRequests } from "./http/last-requests.ts";
import { parseQuery } from "./http/parameters.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { validateWithZod } from "./http/validation.ts";
import { createJobs, type Jobs } from "./jobs/jobs.service.ts";
import { createAttempts } from "./limits/attempts.service.ts";
import { limitRequests } from "./limits/request-limits.ts";
import { type LogDestination, logOptions, RequestLog } from "./logging.ts";
import { createMails, type Mails } from "./mail/mails.service.ts";
import { devMailRoutes } from "./mail/dev-mail.routes.ts";
import type { MailSender } from "./mail/sender.ts";
import { describeApi } from "./openapi/openapi.routes.ts";
import { addOrdering } from "./ordering.ts";
import type { SandboxBank } from "./payments/sandbox/bank.ts";
import type { BankFaults } from "./payments/sandbox/bank-faults.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { randomId } from "./random-id.ts";
import type { Settings } from "./settings/settings.ts";

/** What the application is made of. Everything that reaches outside the process is an argument. */
export interface AppDependencies {
  settings: Settings;
  database: ShopDatabase;
  clock: Clock;
  /** Takes the mails away. */
  mailSender: MailSender;
  /** @default standard output */
  logDestination?: LogDestination;
  /** How the sandbox bank misbehaves. @default not at all */
  bankFaults?: BankFaults;
}

/** The application before it listens. */
export interface ShopApp {
  app: FastifyInstance;
  settings: Settings;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  mails: Mails;
  bank: SandboxBank;
  readiness: Readiness;
  finishRequests: FinishRequests;
}

/** Larger than any call of ours, and small enough that parsing it never holds up the others. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Builds the whole server: this is the one place where the parts are put together. */
export async function buildApp({
  settings,
  database,
  clock,
  mailSender,
  logDestination,
  bankFaults,
}: AppDependencies): Promise<ShopApp> {
  const { db } = database;
  const readiness = createReadiness(db);
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
  await describeApi(app, settings.mail.label);
  answerErrors(app);
  readJsonBodies(app);
  hearLargeBodiesOut(app);
  await sendSecurityHeaders(app, settings.publicUrl);
  const finishRequests = countRequests(app);
  refuseCrossSite(app, settings.publicUrl);
  if (settings.rateLimits === "strict") await limitRequests(app);

  const jobs = createJobs({ db, clock, log: app.log, isAlone: database.engine === "embedded" });
  const attempts = createAttempts({ db, clock, jobs, relaxed: settings.rateLimits === "relaxed" });
  const mails = createMails({ db, clock, jobs, sender: mailSender, settings: settings.mail });
  const catalogue = createCatalogue({ db, clock });
  const coupons = createCoupons({ db, clock, attempts });
  const carts = createCarts({ db, clock, jobs, catalogue, attempts });

  const sessions = createSessions({ db, clock, jobs });
  const auth = createAuth({
    db,
    clock,
    attempts,
    passwords: createPasswords(),
    sessions,
    labelWords: [settings.mail.label],
  });

  await app.register(catalogueRoutes, { catalogue });
  await app.register(cartRoutes, { carts });
  await app.register(couponRoutes, { coupons });
  await app.register(placesRoutes);
  await app.register(authRoutes, { auth, sessions });
  const { bank } = await addOrdering(app, {
    settings,
    db,
    clock,
    jobs,
    attempts,
    mails,
    carts,
    coupons,
    sessions,
    ...(bankFaults ? { bankFaults } : {}),
  });
  if (settings.mode === "demo") await app.register(devMailRoutes, { mails, label: settings.mail.label });
  await app.register(healthRoutes, { readiness });
  return { app, settings, db, clock, jobs, mails, bank, readiness, finishRequests };
}
