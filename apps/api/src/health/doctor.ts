import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { askRunningShop } from "../command-socket.ts";
import { openDatabase } from "../database/connection.ts";
import { locationOf } from "../database-location.ts";
import { demoDataProblems } from "../demo-data.ts";
import { freeBytes, LEAST_FREE_BYTES } from "../free-disk.ts";
import { checkMailServer } from "../mail/index.ts";
import { createRazorpayClient } from "../payments/index.ts";
import { type Settings, SettingsError } from "../settings/settings.ts";
import { StartError } from "../start-error.ts";
import { VERSION } from "../version.ts";
import { Check, isWell } from "./check.ts";
import { databaseChecks } from "./database-checks.ts";

const GIB = 2 ** 30;

/** Looks at everything that a shop needs, whether it runs or not. Changes nothing, and has a check for each thing that is wrong. */
export async function examineShop(readSettings: () => Settings): Promise<Check[]> {
  let settings: Settings;
  try {
    settings = readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((problem) => ({ name: "settings", found: problem, todo: "" }));
  }
  return [
    isWell("version", `${VERSION}, on Node ${process.versions.node}`),
    isWell("settings", `complete, for ${settings.mode === "production" ? "a real shop" : "a demo"}`),
    ...(await askDatabase(settings)),
    await askMailServer(settings),
    await askBank(settings),
    await measureDisk(settings),
  ];
}

async function askDatabase(settings: Settings): Promise<Check[]> {
  const { databaseUrl, dataDirectory } = settings;
  const failed = (found: string): Check[] => [{ name: "database", found, todo: "" }];
  if (databaseUrl === null) {
    const answer = await askRunningShop(dataDirectory, ["health", "--json"]);
    if (answer) return answer.isDone ? Answer.parse(JSON.parse(answer.message)).data : failed(answer.message);
    if (!existsSync(join(dataDirectory, "db")))
      return [isWell("database", `none in ${dataDirectory} yet; the first start makes it`)];
  }
  const ignored = () => {};
  try {
    const location = locationOf({ ...settings, databaseReadUrl: null });
    const database = await openDatabase(location, { onCrash: ignored, onConnectionLost: ignored });
    try {
      const problems = await demoDataProblems(database.db, settings);
      return [...problems.flatMap(failed), ...(await databaseChecks(database.db))];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartError) return failed(error.message);
    throw error;
  }
}

const Answer = z.object({ data: z.array(Check) });

async function askMailServer({ mail: { smtpUrl }, mode, dataDirectory }: Settings): Promise<Check> {
  if (smtpUrl === null) return isWell("mail", `no server; mails are files in ${join(dataDirectory, "mail")}`);
  const { host } = new URL(smtpUrl);
  try {
    await checkMailServer(smtpUrl, mode);
    return isWell("mail", `${host} takes mails`);
  } catch (error) {
    return { name: "mail", found: `${host} takes none: ${messageOf(error)}.`, todo: "Correct SMTP_URL." };
  }
}

async function askBank({ payments }: Settings): Promise<Check> {
  if (payments.provider === "sandbox") return isWell("bank", "the sandbox, which takes no real money");
  try {
    await createRazorpayClient({ ...payments, keySecret: payments.keySecrets[0] }).ordersOf("none");
    return isWell("bank", "Razorpay knows the key");
  } catch (error) {
    return { name: "bank", found: messageOf(error), todo: "Without it nobody can pay." };
  }
}

async function measureDisk({ dataDirectory }: Settings): Promise<Check> {
  const free = await freeBytes(dataDirectory);
  const found = `${(free / GIB).toFixed(1)} GiB free at ${dataDirectory}`;
  if (free >= LEAST_FREE_BYTES) return isWell("disk", found);
  return { name: "disk", found: `${found}.`, todo: "Make room: a database without space stops." };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
