import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const PATIENCE_BYTES = 8 * 1024 * 1024;
const PATIENCE_MS = 5_000;

/**
 * Lets whoever sends too much come to read that it is too much. Many send all before they read anything, and a connection that
 * is closed with bytes unread is reset: so the rest is read and dropped before the answer, up to a limit.
 */
export function hearLargeBodiesOut(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode === 413) await dropRest(request.raw);
  });
}

function dropRest(body: IncomingMessage): Promise<void> {
  if (body.complete || Number(body.headers["content-length"]) > PATIENCE_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    let left = PATIENCE_BYTES;
    const drop = (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) end();
    };
    const end = () => {
      clearTimeout(patience);
      body.off("data", drop).off("end", end).off("close", end);
      resolve();
    };
    const patience = setTimeout(end, PATIENCE_MS);
    body.on("data", drop).on("end", end).on("close", end);
  });
}
