import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { PortStream } from "./port-stream.ts";
import type { WorkerMessage, WorkerOptions, WorkerRequest } from "./worker.ts";

/** After a start that failed, such as on a full disk, connections fail at once for this long. */
const PAUSE_MS = 1_000;

/** PGlite in its own thread, so that a slow statement does not block requests. */
export interface EmbeddedEngine {
  /** A new stream for the `pg` driver. The engine has a single session: open only one stream at a time. */
  connect(): PortStream;
  /** The whole cluster as a tar file. */
  dump(): Promise<Uint8Array>;
  /** Resolves when the thread has ended and its files are closed. */
  close(): Promise<void>;
}

/**
 * Starts the engine. Rejects with the engine's own reason if it cannot open its directory. `onCrash` is called when the
 * thread ends unexpectedly: with a directory the next connection starts it again, in memory everything is lost.
 */
export async function startEngine(options: WorkerOptions, onCrash: (reason: string) => void): Promise<EmbeddedEngine> {
  let thread = startThread(options, onCrash);
  await thread.opened;
  let failedAt = -Infinity;

  function restart(): void {
    thread = startThread(options, onCrash);
    // A failure closes the stream, and is reported as a crash.
    thread.opened.catch((error: Error) => {
      failedAt = performance.now();
      onCrash(error.message);
    });
  }

  return {
    connect() {
      const mayStart = options.directory !== null && performance.now() - failedAt > PAUSE_MS;
      if (thread.hasEnded() && mayStart) restart();
      const { port1, port2 } = new MessageChannel();
      if (thread.hasEnded()) port2.close();
      else thread.send({ kind: "connect", port: port2 }, [port2]);
      return new PortStream(port1);
    },
    async dump() {
      thread.send({ kind: "dump" });
      const { bytes } = await thread.next("dump");
      return bytes;
    },
    close: () => thread.close(),
  };
}

interface Thread {
  /** Rejects with the reason if the engine cannot open its directory; the thread then ends. */
  opened: Promise<void>;
  hasEnded(): boolean;
  send(request: WorkerRequest, transfer?: MessagePort[]): void;
  next<Kind extends WorkerMessage["kind"]>(kind: Kind): Promise<Extract<WorkerMessage, { kind: Kind }>>;
  close(): Promise<void>;
}

function startThread(options: WorkerOptions, onCrash: (reason: string) => void): Thread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: options,
    name: "database",
    execArgv: [],
  });
  let state: "opening" | "open" | "closing" | "ended" = "opening";
  let reason = "it ended without a reason";
  worker.on("error", (error: Error) => {
    reason = error.message;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      if (state === "open") onCrash(reason);
      state = "ended";
      resolve();
    });
  });
  const next: Thread["next"] = (kind) =>
    new Promise((resolve) => {
      const listen = (message: WorkerMessage) => {
        if (message.kind !== kind) return;
        worker.off("message", listen);
        resolve(message as Extract<WorkerMessage, { kind: typeof kind }>);
      };
      worker.on("message", listen);
    });
  const failed = ended.then(() => {
    throw new Error(reason);
  });
  const ready = next("ready").then(() => {
    if (state === "opening") state = "open";
  });
  return {
    opened: Promise.race([ready, failed]),
    hasEnded: () => state === "ended",
    send: (request, transfer = []) => worker.postMessage(request, transfer),
    next: (kind) => Promise.race([next(kind), failed]),
    async close() {
      if (state !== "ended") {
        state = "closing";
        worker.postMessage({ kind: "close" } satisfies WorkerRequest);
      }
      await ended;
    },
  };
}
