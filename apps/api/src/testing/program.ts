import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { bareEnvironment } from "./bare-environment.ts";

/** The shop as its own program, as its owner starts it. */
export interface Program {
  process: ChildProcess;
  /** All of its output. */
  output(): string;
  /** Resolves with its origin once it answers, or with `undefined` if it ended first. */
  address: Promise<string | undefined>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs Node with only these arguments and variables. The process is ended with the test. */
export function startProgram(args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const address = new Promise<string | undefined>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /The API answers at (\S+)\n/.exec(output);
      if (found) resolve(found[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", () => resolve(undefined));
  });
  const ended = new Promise<Awaited<Program["ended"]>>((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal })),
  );
  return { process: child, output: () => output, address, ended };
}
