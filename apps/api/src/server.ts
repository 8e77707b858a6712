import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildApp, type ShopApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { openCommandSocket } from "./command-socket.ts";
import { openDatabase } from "./database/connection.ts";
import { locationOf } from "./database-location.ts";
import { openDataDirectory } from "./data-directory.ts";
import { demoDataProblems } from "./demo-data.ts";
import { linkSecretsOf, recordLinkSecret } from "./link-secret.ts";
import { choosePort, listen } from "./listen.ts";
import { fileSender, type MailSender, smtpSender } from "./mail/index.ts";
import { serveMetrics } from "./metrics/index.ts";
import { answerCommand } from "./owner/index.ts";
import { type Settings, SettingsError } from "./settings/settings.ts";

export interface StartOptions {
  settings: Settings;
  /** Adds what is served beside the API: the storefront's pages and files. */
  register?: (shop: ShopApp) => Promise<void>;
  /** Fills an empty shop. Called at every start, so it must see by itself that it has been done. */
  seed?: (shop: ShopApp, report: (line: string) => void) => Promise<void>;
  /** Gets a line for each step of the start. @default the console */
  report?: (line: string) => void;
  /** What a stop waits for behind a balancer. @default long enough for the balancer to see that the shop is no longer ready */
  drain?: () => Promise<void>;
}

/** A shop that answers. */
export interface RunningShop extends ShopApp {
  /** Where it listens, without a slash at the end. */
  address: string;
  /** Refuses new requests, finishes those in hand and the job in hand, closes the database. At most ten seconds. */
  stop(): Promise<void>;
}

const UNFINISHED_AFTER_MS = 6_000;

/**
 * Opens the database, brings it up to date, builds the application, and listens. Throws `StartError`, or `SettingsError` for a database of a demo
 * in production: what its owner can mend.
 */
export async function startShop({
  settings,
  register,
  seed,
  report = console.log,
  drain = () => wait(settings.drainMs),
}: StartOptions): Promise<RunningShop> {
  const port = await choosePort(settings);
  if (settings.databaseUrl === null || settings.mail.smtpUrl === null)
    openDataDirectory(settings.dataDirectory, report);
  let connectionLost = (error: Error) => report(`A database connection was lost: ${error.message}`);
  let standbyChanged = (isRead: boolean, reason: string) => report(standbyLine(isRead, reason));
  let crashed = (reason: string) => report(`The database has crashed: ${reason}`);
  const database = await openDatabase(locationOf(settings), {
    onCrash: (reason) => crashed(reason),
    onConnectionLost: (error) => connectionLost(error),
    onStandby: (isRead, reason) => standbyChanged(isRead, reason),
  });
  try {
    const problems = await demoDataProblems(database.db, settings);
    if (problems.length > 0) throw new SettingsError(problems);
    // An unwritable directory stops the start before anything has changed.
    const linkSecrets = await linkSecretsOf(settings, database.db, report);
    await database.migrate(report);
    await recordLinkSecret(database.db, linkSecrets);
    const mailSender = mailSenderOf(settings);
    const shop = await buildApp({ settings, database, clock: systemClock, linkSecrets, mailSender });
    crashed = (reason) =>
      shop.app.log.error({ reason }, "the database has crashed, and starts again when it is next used");
    connectionLost = (error) => shop.app.log.warn({ err: error }, "a database connection was lost");
    standbyChanged = (isRead, reason) => shop.app.log.warn(standbyLine(isRead, reason));
    await seed?.(shop, report);
    await register?.(shop);
    const address = await listen(shop.app, settings.host, port);
    const metricsServer = settings.metrics && shop.metrics ? await serveMetrics(shop.metrics, settings.metrics) : null;
    if (metricsServer) report(`Metrics are at ${metricsServer.url}`);
    shop.jobs.start();
    const commandSocket =
      settings.databaseUrl === null
        ? await openCommandSocket(settings.dataDirectory, (words) => answerCommand(shop, words))
        : null;
    const stop = () =>
      stopShop(
        shop,
        // Only a balancer asks for readiness. Without one, waiting would only delay Ctrl-C.
        settings.trustedHops > 0 ? drain : async () => {},
        async () => {
          await commandSocket?.close();
          await metricsServer?.close();
          await mailSender.close();
          await database.close();
        },
      );
    return { ...shop, address, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Where mails go. */
export function mailSenderOf({ dataDirectory, mail, mode }: Settings): MailSender {
  return mail.smtpUrl === null ? fileSender(join(dataDirectory, "mail")) : smtpSender(mail.smtpUrl, mode);
}

const standbyLine = (isRead: boolean, reason: string) =>
  isRead
    ? "The database at DATABASE_READ_URL is read again."
    : `The database at DATABASE_READ_URL is not read, and the one at DATABASE_URL in its place: ${reason}`;

async function stopShop(
  { app, jobs, readiness, finishRequests }: ShopApp,
  drain: () => Promise<void>,
  close: () => Promise<void>,
): Promise<void> {
  readiness.stop();
  await drain();
  const unfinished = setTimeout(() => app.server.closeAllConnections(), UNFINISHED_AFTER_MS);
  await Promise.all([finishRequests(), jobs.stop()]);
  await app.close();
  clearTimeout(unfinished);
  await close();
}
