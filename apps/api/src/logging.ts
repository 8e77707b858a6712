import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { Settings } from "./settings/settings.ts";

/** Where log lines go; the process's standard output unless a test wants to read them. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * An order's number, which with an email address shows the order. Errors name one, and so may any line. A line break before it is
 * written as a backslash and an "n", so that it need not begin a word.
 */
const ORDER_NUMBER = /(?<![A-Z])ORD[0-9A-Z]{6,10}/g;

/** Terminals act on these although JSON leaves them as they are; U+2028 and U+2029 break lines. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * One line of JSON per request and per event. Nothing of a visitor is in it but the address: no query (it carries cart
 * tokens), no header, no body, no order number, and the route's pattern in place of a path with ids.
 */
export function logOptions(
  level: Settings["logLevel"],
  destination: LogDestination | undefined,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    base: null,
    redact: {
      paths: ["req.headers.authorization", "req.headers.cookie", "*.password", "*.token"],
      censor: "[redacted]",
    },
    serializers: { req: describeRequest, res: ({ statusCode }) => ({ statusCode }), err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      streamWrite: (line) =>
        line
          .replace(ORDER_NUMBER, "[order]")
          .replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
    },
    ...(destination ? { stream: destination } : {}),
  };
}

function describeRequest(request: FastifyRequest) {
  const pattern = request.routeOptions.url;
  // Pages share one wildcard route, and a request for nothing has none: there the path says more.
  const path = pattern === undefined || pattern.includes("*") ? { path: pathOf(request) } : {};
  return { method: request.method, route: pattern, ...path, address: request.ip };
}

/** Links in mails open an account, so what is as long as a token is not told; nor an order's number, which with an email address shows the order; nor what follows the paths of the newsletter, whose tokens are shorter. */
const SECRET = /\bORD[A-Z0-9]{5,}|[A-Za-z0-9_-]{43,}|(?<=\/(?:confirm(?:-newsletter)?|unsubscribe)\/).+/gi;

function pathOf({ url }: FastifyRequest): string {
  const path = url.split("?", 1)[0]?.slice(0, 200) ?? "";
  return path.replace(SECRET, "[redacted]");
}

/** A database error carries rows in its detail; only what helps to find the mistake is kept. */
function describeError(error: Error & { code?: string }) {
  const cause = error.cause instanceof Error ? { cause: error.cause.message.slice(0, 2_000) } : {};
  return {
    type: error.name,
    message: error.message.slice(0, 2_000),
    stack: error.stack?.slice(0, 4_000) ?? "",
    code: error.code,
    ...cause,
  };
}

/** One line when a request is answered, and none when it arrives. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    const log: FastifyBaseLogger = reply.log;
    if (error) log.error({ req: request, res: reply, durationMs, err: error }, "request broke off");
    else log.info({ req: request, res: reply, durationMs }, "request");
  }
}
