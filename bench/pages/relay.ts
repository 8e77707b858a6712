import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { LINE } from "./line.ts";

/** The size of a packet, after which the next connection gets its turn. */
const SEGMENT_BYTES = 1_460;
/** Size of the send buffer. A sender is paused while it is full. */
const MOST_WAITING = 32 * 1_024;

export interface Relay {
  url: string;
  close: () => Promise<void>;
}

/**
 * Puts a slow connection before a server: half the round trip in each direction, bandwidth shared by all connections,
 * and one round trip to set one up.
 */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const up = oneWay(LINE.upBitsPerSecond);
  const down = oneWay(LINE.downBitsPerSecond);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        if (socket === client) upstream.destroy();
      });
    }
    // The browser's connection is accepted at once, so the handshake's round trip is added to its first data.
    up(client, upstream, LINE.roundTripMs);
    down(upstream, client, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Flow {
  source: Socket;
  sink: Socket;
  waiting: Buffer[];
  /** Earliest time of transfer. */
  from: number;
  /** The end of the stream travels the same way. */
  isEnding: boolean;
}

/** One direction of the connection: takes a segment of each flow in turn, at the pace of the bandwidth. */
function oneWay(bitsPerSecond: number) {
  const flows: Flow[] = [];
  let isRunning = false;
  let free = 0;

  const pump = () => {
    const now = performance.now();
    // A late timer must not slow the connection down further.
    while (free <= now) {
      const index = flows.findIndex(({ waiting, from }) => waiting.length > 0 && from <= now);
      const flow = flows[index];
      if (!flow) break;
      // Moves the flow to the end of the queue.
      flows.push(...flows.splice(index, 1));
      const [first = Buffer.alloc(0)] = flow.waiting;
      const segment = first.subarray(0, SEGMENT_BYTES);
      if (segment.length < first.length) flow.waiting[0] = first.subarray(SEGMENT_BYTES);
      else flow.waiting.shift();
      free = Math.max(free, now - 2) + (segment.length * 8_000) / bitsPerSecond;
      deliver(flow, () => flow.sink.write(segment));
      if (sizeOf(flow) < MOST_WAITING && flow.source.isPaused()) flow.source.resume();
      if (flow.isEnding && flow.waiting.length === 0) deliver(flow, () => flow.sink.end());
    }
    isRunning = flows.some(({ waiting }) => waiting.length > 0);
    if (isRunning) setTimeout(pump, 1);
  };

  return (source: Socket, sink: Socket, setUpMs: number) => {
    const flow: Flow = { source, sink, waiting: [], from: performance.now() + setUpMs, isEnding: false };
    flows.push(flow);
    source.on("data", (bytes: Buffer) => {
      flow.waiting.push(bytes);
      if (sizeOf(flow) >= MOST_WAITING) source.pause();
      if (isRunning) return;
      isRunning = true;
      free = Math.max(free, performance.now());
      pump();
    });
    source.on("end", () => {
      flow.isEnding = true;
      if (flow.waiting.length === 0) deliver(flow, () => sink.end());
    });
    source.on("close", () => flows.splice(flows.indexOf(flow), 1));
  };
}

/** Data arrives half a round trip after it has passed the bottleneck. */
function deliver({ sink }: Flow, act: () => void): void {
  setTimeout(() => {
    if (sink.writable) act();
  }, LINE.roundTripMs / 2);
}

const sizeOf = ({ waiting }: Flow) => waiting.reduce((sum, { length }) => sum + length, 0);
