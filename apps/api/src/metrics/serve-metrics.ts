import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../start-error.ts";
import type { Metrics } from "./metrics.ts";

/** A server of metrics that listens. */
export interface MetricsServer {
  /** Of the metrics themselves. */
  url: string;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which the public cannot reach. Throws `StartError` if the port is taken or the
 * address is not one of this machine.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Metrics are at GET /metrics.\n");
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => failed(explainPort(error, host, port)));
    server.listen({ host, port }, listening);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}/metrics`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function explainPort(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(
      `Port ${port} is in use. Set METRICS_PORT to a free one; each process on a machine needs its own.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(
      `METRICS_HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
    );
  return error;
}
