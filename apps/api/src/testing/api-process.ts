import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bareEnvironment } from "./bare-environment.ts";

const SERVE = join(import.meta.dirname, "serve.ts");

/** The API alone, in a process of its own. */
export interface ApiProcess {
  /** Where it listens, without a slash at the end. */
  address: string;
  process: ChildProcess;
}

/**
 * Starts it, and resolves once it answers. `env` is all that the process knows of the world, besides `bareEnvironment`. Throws when
 * it does not start; its reason is then on standard error.
 */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const started = spawn(process.execPath, [SERVE], {
    env: { ...bareEnvironment(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const address of createInterface({ input: started.stdout })) return { address, process: started };
  throw new Error("The shop did not start. Its reason is above.");
}
