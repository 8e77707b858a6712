import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import { PortStream } from "./port-stream.ts";
import type { WorkerMessage, WorkerOptions } from "./worker.ts";

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
 * thread ends unexpectedly.
 */
export async function startEngine(options: WorkerOptions, onCrash: (reason: string) => void): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: options,
    name: "database",
    execArgv: [],
  });
  let expected = false;
  let reason = "it ended without a reason";
  worker.on("error", (error: Error) => {
    reason = error.message;
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      if (!expected) onCrash(reason);
      resolve();
    });
  });
  const nextMessage = async () => {
    const [message] = (await once(worker, "message")) as [WorkerMessage];
    return message;
  };

  const opened = await nextMessage();
  if (opened.kind === "failed") {
    expected = true;
    await worker.terminate();
    throw new Error(opened.reason);
  }

  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ kind: "connect", port: port2 }, [port2]);
      return new PortStream(port1);
    },
    async dump() {
      worker.postMessage({ kind: "dump" });
      const answer = await nextMessage();
      if (answer.kind !== "dump") throw new Error(`The database thread answered a dump with "${answer.kind}".`);
      return answer.bytes;
    },
    async close() {
      expected = true;
      worker.postMessage({ kind: "close" });
      await ended;
    },
  };
}
