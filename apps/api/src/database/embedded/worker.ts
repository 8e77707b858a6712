import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { durableOptions } from "./durable-fs.ts";
import { createFrameReader } from "./frames.ts";
import { inMemoryOptions } from "./in-memory.ts";

/** Options of the engine's thread. */
export interface WorkerOptions {
  /** The cluster's directory; `null` keeps it in memory. */
  directory: string | null;
  /** A dump to load into memory; `null` starts empty. */
  templateFile: string | null;
}

/** Messages from the engine's thread. */
export type WorkerMessage = { kind: "ready" } | { kind: "dump"; bytes: Uint8Array };

/** Messages to the engine's thread. */
export type WorkerRequest = { kind: "connect"; port: MessagePort } | { kind: "dump" } | { kind: "close" };

/** The severity of an error, as the protocol writes it. */
const PANIC = "\0VPANIC\0";
const TERMINATE = "X".charCodeAt(0);
const owner = parentPort;
if (!owner) throw new Error("The engine's file was run by itself. It must be started as a worker thread.");
const say = (message: WorkerMessage) => owner.postMessage(message);

/** Serves one connection. The engine has a single session, so an ended connection must not leave state for the next. */
function serve(engine: PGlite, port: MessagePort): void {
  const read = createFrameReader();
  let queue = Promise.resolve();
  port.on("message", (chunk: Uint8Array) => {
    queue = queue.then(() => runBatches(engine, port, read(chunk))).catch(endThread);
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
    // Streamed, because `execProtocolRaw` never frees the parsed copy that it keeps of each answer.
    let panic: string | undefined;
    let end: Uint8Array = new Uint8Array();
    await engine.execProtocolRawStream(batch, {
      onRawData(answer) {
        // The engine may send one message in two answers.
        panic ??= panicIn(Buffer.concat([end, answer]));
        end = answer.slice(-PANIC.length);
        if (panic === undefined) send(port, answer);
      },
    });
    if (panic !== undefined) throw new Error(panic);
  }
}

/**
 * The message of an error after which a server would end: a commit that could not be written, such as on a full disk. The
 * engine goes on, in a state that it cannot trust. Values have no zero byte, so they cannot be taken for one.
 */
function panicIn(answer: Buffer): string | undefined {
  if (!answer.includes(PANIC)) return undefined;
  return /\0M([^\0]+)/.exec(answer.toString("utf8"))?.[1] ?? "It has panicked.";
}

/** Copied, because the engine reuses the buffer of its answer. */
function send(port: MessagePort, answer: Uint8Array): void {
  const copy = answer.slice();
  port.postMessage(copy, [copy.buffer]);
}

/**
 * Ends the thread. Failed statements are answered normally; an error that arrives here leaves the engine in an unknown
 * state.
 */
function endThread(error: unknown): void {
  const reason = reasonOf(error);
  queueMicrotask(() => {
    throw new Error(reason);
  });
}

/** The engine throws objects that are not errors, with a whole minified file as their stack. */
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
    if (request.kind === "dump") dump(engine).catch(endThread);
    if (request.kind === "close") close(engine).catch(endThread);
  });
  say({ kind: "ready" });
} catch (error) {
  throw new Error(reasonOf(error), { cause: error });
}
