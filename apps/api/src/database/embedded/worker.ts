import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { durableOptions } from "./durable-fs.ts";
import { createFrameReader } from "./frames.ts";
import { inMemoryOptions } from "./in-memory.ts";

/** What the engine's thread is told at its start. */
export interface WorkerOptions {
  /** Where the cluster lies; `null` keeps it in memory. */
  directory: string | null;
  /** A dump to begin from when in memory. */
  templateFile: string | null;
}

/** What the thread says to its owner. */
export type WorkerMessage =
  { kind: "ready" } | { kind: "failed"; reason: string } | { kind: "dump"; bytes: Uint8Array };

/** What its owner says to the thread. */
export type WorkerRequest = { kind: "connect"; port: MessagePort } | { kind: "dump" } | { kind: "close" };

const TERMINATE = "X".charCodeAt(0);
const owner = parentPort;
if (!owner) throw new Error("The engine's file was run by itself. It must be started as a worker thread.");
const say = (message: WorkerMessage) => owner.postMessage(message);

/** Runs one connection. The engine is one session, so a connection that ends must leave nothing behind for the next. */
function serve(engine: PGlite, port: MessagePort): void {
  const read = createFrameReader();
  let queue = Promise.resolve();
  port.on("message", (chunk: Uint8Array) => {
    queue = queue.then(() => runBatches(engine, port, read(chunk))).catch(die);
  });
}

async function runBatches(engine: PGlite, port: MessagePort, batches: Uint8Array[]): Promise<void> {
  for (const batch of batches) {
    if (batch[0] === TERMINATE) {
      await engine.exec("rollback");
      await engine.exec("discard all");
      port.close();
      return;
    }
    // Streamed, because `execProtocolRaw` keeps a parsed copy of every answer for ever.
    await engine.execProtocolRawStream(batch, { onRawData: (answer) => send(port, answer) });
  }
}

/** Copied, because the engine answers with a view of a buffer that it uses again. */
function send(port: MessagePort, answer: Uint8Array): void {
  const copy = answer.slice();
  port.postMessage(copy, [copy.buffer]);
}

/** Ends the thread. A failed statement is an answer; what arrives here has left the engine in an unknown state. */
function die(error: unknown): void {
  const reason = reasonOf(error);
  queueMicrotask(() => {
    throw new Error(reason);
  });
}

/** The engine throws objects that are no errors, with a whole minified file as their stack. */
function reasonOf(error: unknown): string {
  const { message } = error as { message?: unknown };
  return typeof message === "string" ? message.slice(0, 500) : String(error);
}

async function open({ directory, templateFile }: WorkerOptions): Promise<PGlite> {
  return PGlite.create(directory === null ? await inMemoryOptions(templateFile) : durableOptions(directory));
}

async function dump(engine: PGlite): Promise<void> {
  const file = await engine.dumpDataDir("none");
  say({ kind: "dump", bytes: new Uint8Array(await file.arrayBuffer()) });
}

async function close(engine: PGlite): Promise<void> {
  await engine.close();
  owner?.close();
}

try {
  const engine = await open(workerData as WorkerOptions);
  owner.on("message", (request: WorkerRequest) => {
    if (request.kind === "connect") serve(engine, request.port);
    if (request.kind === "dump") dump(engine).catch(die);
    if (request.kind === "close") close(engine).catch(die);
  });
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "failed", reason: reasonOf(error) });
}
