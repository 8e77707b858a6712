import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** A number that is read whenever metrics are asked for. */
export interface Reading {
  name: string;
  /** What it counts, and in which unit. */
  help: string;
  labels?: readonly string[];
  /** Calls `set` for each value. A rejected reading leaves the metric out of this answer. */
  read(set: (value: number, labels?: Record<string, string>) => void): Promise<void> | void;
}

export interface RequestSeen {
  method: string;
  /** Pattern of the route, never a path: a path has ids, and no bound. */
  route: string;
  status: number;
  seconds: number;
}

/** What a process counts about itself. No label has a visitor, an order or a path in it. */
export interface Metrics {
  seeRequest(request: RequestSeen): void;
  seeMail(result: "sent" | "failed"): void;
  read(reading: Reading): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Long enough buckets for a page under load, short enough ones for a page from memory. In seconds. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Begins to measure this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "selvedge_http_requests_total",
    help: "Answered requests by method, pattern of the route, and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "selvedge_http_request_duration_seconds",
    help: "Seconds from a request to the end of its answer, by pattern of the route.",
    labelNames: ["route"],
    buckets: DURATIONS,
    registers,
  });
  const mails = new Counter({
    name: "selvedge_mails_total",
    help: "Attempts of this process to send a mail, by result: sent or failed.",
    labelNames: ["result"],
    registers,
  });
  // A rate is only known for a counter that was zero before its first event.
  for (const result of ["sent", "failed"]) mails.inc({ result }, 0);

  return {
    seeRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status: String(status) });
      durations.observe({ route }, seconds);
    },
    seeMail: (result) => mails.inc({ result }),
    read({ name, help, labels = [], read }) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          this.reset();
          // A gauge without labels would otherwise be 0, which is a value.
          if (labels.length === 0) this.remove();
          try {
            await read((value, given = {}) => this.set(given, value));
          } catch {
            this.remove();
          }
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
