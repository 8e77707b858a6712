import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bareEnvironment } from "./bare-environment.ts";

const SERVE = join(import.meta.dirname, "serve.ts");

/** The API in its own process. */
export interface ApiProcess {
  /** Its origin, without a slash at the end. */
  address: string;
  process: ChildProcess;
}

/**
 * Starts the API, and resolves once it answers. The process gets only `env` and `bareEnvironment` as its environment.
 * Throws if it does not start; the reason is on its standard error.
 */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const started = spawn(process.execPath, [SERVE], {
    env: { ...bareEnvironment(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const address of createInterface({ input: started.stdout })) return { address, process: started };
  throw new Error("The shop did not start. Its reason is above.");
}
