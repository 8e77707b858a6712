import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "./client-address.ts";

export interface ConnectionLimits {
  /** How many connections may be open at once. */
  total: number;
  /** How many connections from one address may be open that never sent a request. `null`: no such limit. */
  silentPerAddress: number | null;
}

/**
 * Limits open connections and always leaves room for a new one. When the server is full it closes the oldest connection that never
 * sent a request, else the one that has been idle longest, else the oldest whose client does not send its request or read the answer to the end.
 * Only when every connection waits for the server itself is the new one closed.
 */
export function limitConnections(server: Server, { total, silentPerAddress }: ConnectionLimits): void {
  // Each open connection is in one of these, in the order in which they got there.
  const silent = new Map<Socket, string>();
  const idle = new Set<Socket>();
  const answering = new Map<Socket, Set<ServerResponse<IncomingMessage>>>();

  function forget(socket: Socket): void {
    silent.delete(socket);
    idle.delete(socket);
    answering.delete(socket);
  }

  function close(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  function oldestStalled(): Socket | undefined {
    for (const [socket, [current]] of answering) {
      if (!current?.req.complete || current.writableNeedDrain || current.writableEnded) return socket;
    }
    return undefined;
  }

  function silentFrom(address: string): Socket[] {
    return [...silent].filter(([, other]) => other === address).map(([socket]) => socket);
  }

  server.on("connection", (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress ?? "");
    if (silentPerAddress !== null && silent.size >= silentPerAddress) {
      const [oldest, ...others] = silentFrom(address);
      if (oldest && others.length + 1 >= silentPerAddress) close(oldest);
    }
    if (silent.size + idle.size + answering.size >= total) {
      const [oldestSilent] = silent.keys();
      const [longestIdle] = idle;
      close(oldestSilent ?? longestIdle ?? oldestStalled() ?? socket);
    }
    if (socket.destroyed) return;
    silent.set(socket, address);
    socket.once("close", () => forget(socket));
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
    silent.delete(socket);
    idle.delete(socket);
    // Several when the client sends the next request before it has the answer to the last.
    answering.set(socket, (answering.get(socket) ?? new Set()).add(response));
    response.once("close", () => {
      const responses = answering.get(socket);
      if (!responses?.delete(response) || responses.size > 0) return;
      answering.delete(socket);
      idle.add(socket);
    });
  });
}
