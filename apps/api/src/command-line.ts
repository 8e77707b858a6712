import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { askRunningShop, type CommandAnswer } from "./command-socket.ts";
import { openDatabase } from "./database/connection.ts";
import { countPendingMigrations } from "./database/migrate.ts";
import { locationOf } from "./database-location.ts";
import { linkSecretsOf, recordLinkSecret } from "./link-secret.ts";
import { answerCommand, answerWithoutShop } from "./owner/index.ts";
import { mailSenderOf } from "./server.ts";
import { type Label, readSettings, type Settings } from "./settings/settings.ts";
import { explain, StartError } from "./start-error.ts";

/**
 * Runs a command of the shop's owner, as a program: in the shop that holds the data directory if one runs, by itself otherwise. Mails
 * that it writes are sent by the running shop. The exit code is 1 where nothing was done.
 */
export async function runCommandLine(words: readonly string[], label: Label): Promise<void> {
  process.umask(0o077);
  try {
    const readAll = () => readShopSettings(label);
    const answer =
      (await answerWithoutShop(words, { settings: readAll, report: console.error })) ??
      (await answerInShop(readAll(), words));
    if (answer.isDone) return console.log(answer.message);
    console.error(answer.message);
  } catch (error) {
    console.error(explain(error));
  }
  process.exitCode = 1;
}

function readShopSettings(label: Label): Settings {
  const settings = readSettings({ LOG_LEVEL: "error", ...process.env }, label);
  if (settings.apiUrl === null) return settings;
  throw new StartError("API_URL is set. Give commands where the API runs, with its settings.");
}

async function answerInShop(settings: Settings, words: readonly string[]): Promise<CommandAnswer> {
  const running = settings.databaseUrl === null ? await askRunningShop(settings.dataDirectory, words) : null;
  return running ?? runAlone(settings, words);
}

async function runAlone(settings: Settings, words: readonly string[]): Promise<CommandAnswer> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null && !existsSync(join(dataDirectory, "db"))) {
    return { isDone: false, message: `There is no shop in ${dataDirectory}. DATA_DIR names the directory of yours.` };
  }
  // A command changes something, or must not be told what was so a moment ago.
  const database = await openDatabase(locationOf({ ...settings, databaseReadUrl: null }), {
    onCrash: console.error,
    onConnectionLost: console.error,
  });
  const mailSender = mailSenderOf(settings);
  try {
    const pending = await countPendingMigrations(database.db);
    if (pending > 0) {
      const what = pending === 1 ? "A migration" : `${pending} migrations`;
      const message = `${what} of this version must run first, and commands run none. Start the shop, which runs them, and repeat the command.`;
      return { isDone: false, message };
    }
    const linkSecrets = await linkSecretsOf(settings, database.db, console.error);
    await recordLinkSecret(database.db, linkSecrets);
    const shop = await buildApp({ settings, database, clock: systemClock, linkSecrets, mailSender });
    const answer = await answerCommand(shop, words);
    await shop.app.close();
    return answer;
  } finally {
    await mailSender.close();
    await database.close();
  }
}
