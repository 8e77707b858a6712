import { Agent, request as httpRequest } from "node:http";

export interface LoadRequest {
  name: string;
  method: "GET" | "POST" | "PUT";
  /** A function is called for each request. */
  path: string | (() => string);
  body?: unknown;
  /** `Accept-Encoding`. @default none: uncompressed answers */
  encoding?: string;
  /** Number of clients that each wait for an answer before the next request. */
  concurrency: number;
}

export interface Load {
  perSecond: number;
  /** Milliseconds from the request to the end of the answer. */
  p50: number;
  p99: number;
}

const WARM_UP_MS = 1_000;
const MEASURE_MS = 4_000;

/** Repeats a request over keep-alive connections for some seconds. Rejects on any answer but a 2xx. */
export async function measure(origin: string, request: LoadRequest): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: request.concurrency });
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const durations: number[] = [];
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURE_MS;

  const caller = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      await ask(agent, origin, request, body);
      if (now >= begin) durations.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: request.concurrency }, caller));
  agent.destroy();

  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { perSecond: durations.length / (MEASURE_MS / 1000), p50: at(0.5), p99: at(0.99) };
}

function ask(
  agent: Agent,
  origin: string,
  { method, path, encoding }: LoadRequest,
  body: string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = typeof path === "string" ? path : path();
    const headers = {
      Accept: "application/json, text/html",
      "Content-Type": "application/json",
      ...(encoding === undefined ? {} : { "Accept-Encoding": encoding }),
    };
    const request = httpRequest(origin + address, { agent, method, headers }, (answer) => {
      const isGood = answer.statusCode !== undefined && answer.statusCode < 300;
      answer.on("end", () => (isGood ? resolve() : reject(new Error(`${method} ${address}: ${answer.statusCode}`))));
      answer.on("error", reject);
      answer.resume();
    });
    request.on("error", reject);
    request.end(body);
  });
}
