import type { FastifyInstance } from "fastify";
import type { FrontApp } from "./front/index.ts";
import { demoDataProblemsBeside } from "./demo-data.ts";
import { type StartOptions, startShop } from "./server.ts";
import { checkSettings, type Label, type Settings, SettingsError } from "./settings/settings.ts";
import { explain, StartError } from "./start-error.ts";

/** What a stop may take besides waiting for the balancer. */
const STOP_WITHIN_MS = 7_500;
/** npm passes on what the terminal has sent to the whole group: one press arrives twice. */
const ONE_PRESS_MS = 1_000;

export interface RunOptions extends Omit<StartOptions, "settings"> {
  /** Whose shop it is. @default a name that says nothing */
  label?: Label;
  /** Adds what is served where the API runs in another process (`API_URL`). @default that is refused */
  registerFront?: (front: FrontApp) => Promise<void>;
}

/** A program that answers: the whole shop, or a storefront by itself. */
interface Running {
  app: FastifyInstance;
  /** Without a slash at the end. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Runs the shop as a program: settings from the environment, one line for each mistake, a graceful stop on Ctrl-C and
 * SIGTERM. Resolves with the running shop; ends the process when it cannot start.
 */
export async function runShop({ label, registerFront, ...options }: RunOptions): Promise<Running> {
  // The database's engine and its lock make their files with no mode of their own.
  process.umask(0o077);
  try {
    const { settings, problems } = checkSettings(process.env, label);
    if (problems.length > 0) throw new SettingsError([...problems, ...(await demoDataProblemsBeside(settings))]);
    const { apiUrl } = settings;
    if (apiUrl !== null && !registerFront) {
      throw new StartError(
        "API_URL is set, and this is the API itself. Leave it out here, and give it to the storefront.",
      );
    }
    const shop =
      apiUrl !== null && registerFront
        ? // What passes requests on is a hundred modules, and most shops pass on nothing.
          await (await import("./front/index.ts")).startFront({ settings, apiUrl, register: registerFront })
        : await startShop({ ...options, settings });
    stopOnSignals(shop, settings);
    return shop;
  } catch (error) {
    die(explain(error));
  }
}

function stopOnSignals(shop: Running, settings: Pick<Settings, "drainMs">): void {
  let stoppingSince: number | null = null;
  const stop = (code: number) => {
    if (stoppingSince !== null) return;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), settings.drainMs + STOP_WITHIN_MS).unref();
    shop.stop().then(
      () => process.exit(code),
      (error: unknown) => die(explain(error)),
    );
  };
  process.on("SIGINT", () => {
    // A second Ctrl-C means: now.
    if (stoppingSince !== null && Date.now() - stoppingSince > ONE_PRESS_MS) process.exit(1);
    stop(0);
  });
  process.on("SIGTERM", () => stop(0));
  process.on("uncaughtException", (error) => {
    shop.app.log.fatal({ err: error }, "uncaught exception");
    stop(1);
  });
}

function die(message: string): never {
  console.error(message);
  process.exit(1);
}
