import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Clock } from "./clock.ts";
import type { ShopDatabase } from "./database/connection.ts";
import { answerErrors } from "./http/error-answer.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { createJobs, type Jobs } from "./jobs/jobs.service.ts";
import { createMails, type Mails } from "./mail/mails.service.ts";
import type { MailSender } from "./mail/sender.ts";
import { randomId } from "./random-id.ts";
import type { Settings } from "./settings.ts";

/** What the application is made of. Everything that reaches outside the process is an argument. */
export interface AppDependencies {
  settings: Settings;
  database: ShopDatabase;
  clock: Clock;
  /** Takes the mails away. */
  mailSender: MailSender;
}

/** The application before it listens. */
export interface ShopApp {
  app: FastifyInstance;
  jobs: Jobs;
  mails: Mails;
}

/** Builds the whole server: this is the one place where the parts are put together. */
export async function buildApp({ settings, database, clock, mailSender }: AppDependencies): Promise<ShopApp> {
  const { db } = database;
  const app = Fastify({ genReqId: randomId, logger: false }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);

  const jobs = createJobs({ db, clock, log: app.log });
  const mails = createMails({ db, clock, jobs, sender: mailSender, settings: settings.mail });

  await app.register(healthRoutes, { db });
  return { app, jobs, mails };
}
