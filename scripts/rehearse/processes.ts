import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { bareEnvironment } from "../../apps/api/src/testing/bare-environment.ts";

export interface Ports {
  port: number;
  metricsPort: number;
}

export interface Process extends Ports {
  child: ChildProcess;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

interface Ended {
  code: number | null;
  /** What it has printed. */
  text: string;
}

/** Runs a command of the shop's owner with the version in `folder`, to its end. */
export async function runCommand(
  folder: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, ["scripts/shop.ts", ...words], {
    cwd: folder,
    env: { ...bareEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (text += bytes.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, text };
}

/** Starts a process of the version in `folder`, and resolves when it is ready. */
export async function startProcess(folder: string, ports: Ports, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, ["scripts/start-api.ts"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    env: {
      ...bareEnvironment(),
      ...env,
      PORT: String(ports.port),
      METRICS_PORT: String(ports.metricsPort),
      TRUST_PROXY: "1",
      RATE_LIMITS: "relaxed",
      LOG_LEVEL: "error",
    },
  });
  await answers(`http://127.0.0.1:${ports.port}/readyz`, child);
  return { ...ports, child };
}

/** The version of the shop that answers at a port. */
export async function versionAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  return ((await answer.json()) as { version: string }).version;
}

/** Sends SIGTERM, and resolves when the process has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** Starts a program of the system, such as HAProxy. Throws if it is not installed. */
export async function startProgram(program: string, args: readonly string[], url: string): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", 2] });
  await Promise.race([
    once(child, "spawn"),
    once(child, "error").then(() => {
      throw new Error(`${program} is not installed. On Debian: apt install haproxy prometheus`);
    }),
  ]);
  await answers(url, child);
  return child;
}

/** Writes a file of `deploy` with other ports in place of its own. */
export function writeWithPorts(text: string, file: string, ports: ReadonlyMap<number, number>): string {
  writeFileSync(
    file,
    text.replace(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(ports.get(Number(port)) ?? port)),
  );
  return file;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A program ended with ${child.exitCode} before it answered.`);
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}
