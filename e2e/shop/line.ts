import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

interface Speed {
  /** Until an answer begins, in milliseconds. */
  latencyMs: number;
  /** Of all answers together. */
  bytesPerSecond: number;
}

/** Slow 4G as browsers imitate it. */
export const SLOW_4G: Speed = { latencyMs: 562.5, bytesPerSecond: 180_000 };

/** What goes over the line in one turn; the answers take turns. */
const TURN_BYTES = 4_096;

/** A line to the shop, of one browser: a proxy, as fast as it can be until it is slowed down. */
export interface Line {
  proxy: { server: string };
  slowDown: (speed: Speed) => void;
  close: () => Promise<void>;
}

/**
 * The browser's own imitation of a slow line loses its clock on a machine without a processor to spare: what it has taken up
 * then never arrives.
 */
export async function openLine(): Promise<Line> {
  let speed: Speed | null = null;
  /** When all that has been sent so far is there. */
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

  // A page that is left takes its open requests with it.
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
