import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

interface Speed {
  /** Delay of an answer's first byte, in milliseconds. */
  latencyMs: number;
  /** Bandwidth shared by all answers. */
  bytesPerSecond: number;
}

/** Slow 4G as simulated by browsers. */
export const SLOW_4G: Speed = { latencyMs: 562.5, bytesPerSecond: 180_000 };

/** Bytes sent per turn; concurrent answers take turns. */
const TURN_BYTES = 4_096;

/** One browser's connection to the shop: a proxy that is fast until it is slowed down. */
export interface Line {
  proxy: { server: string };
  slowDown: (speed: Speed) => void;
  close: () => Promise<void>;
}

/**
 * Opens a proxy. The browser's own simulation of a slow connection is unreliable on a busy machine: some requests never
 * finish.
 */
export async function openLine(): Promise<Line> {
  let speed: Speed | null = null;
  /** Time at which everything sent so far has arrived. */
  let freeAt = 0;

  const arrival = async (bytes: number, { bytesPerSecond }: Speed) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1_000;
    await wait(freeAt - now);
  };
  async function* inTurns(body: Readable, at: Speed) {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      for (let from = 0; from < chunk.length; from += TURN_BYTES) {
        const turn = chunk.subarray(from, from + TURN_BYTES);
        await arrival(turn.length, at);
        yield turn;
      }
    }
  }
  const carry = async (asked: IncomingMessage, answer: ServerResponse) => {
    const at = speed;
    if (at) await wait(at.latencyMs);
    const { url = "", method, headers } = asked;
    const onward = request(url, { method, headers });
    answer.once("close", () => onward.destroy());
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      onward.once("response", resolve).once("error", reject);
      asked.pipe(onward);
    });
    answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
    await pipeline(at ? Readable.from(inTurns(answered, at)) : answered, answer);
  };

  // Leaving a page closes its open requests.
  const server = createServer((asked, answer) => void carry(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    slowDown: (to) => {
      speed = to;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
