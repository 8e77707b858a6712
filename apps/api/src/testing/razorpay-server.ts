import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Proof } from "./paying.ts";
import { type Books, newBooks, type Refused } from "./razorpay-books.ts";

/** How a call fails: a status with a body, a connection cut before or after the call takes effect, or no answer. */
export type RazorpayFault = { status: number; body: string } | "cut" | "cut after" | "silent";

/** A recorded call. */
export interface RazorpayCall {
  /** Method and path, without ids. */
  name: string;
  body: Record<string, unknown>;
  headers: IncomingMessage["headers"];
}

/** A stand-in for Razorpay on this machine: its documented wire format, with data in memory. */
export interface RazorpayServer {
  /** Environment variables with which a shop uses it. */
  env: Record<string, string>;
  books: Books;
  /** All calls, the oldest first. */
  calls: RazorpayCall[];
  /** Decides how a call fails; null: it succeeds. */
  fault: (name: string) => RazorpayFault | null;
  /** The proof that the window returns for a payment. */
  proofOf(payment: { id: string; order_id: string }): Proof;
  close(): Promise<void>;
}

const KEY_ID = "rzp_test_standin1";
const KEY_SECRET = "a key secret of the stand-in";

export async function startRazorpayServer(): Promise<RazorpayServer> {
  const books = newBooks();
  const calls: RazorpayCall[] = [];
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const razorpay: RazorpayServer = {
    env: {
      PAYMENT_PROVIDER: "razorpay",
      RAZORPAY_KEY_ID: KEY_ID,
      RAZORPAY_KEY_SECRET: KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: "a webhook secret of the stand-in",
      RAZORPAY_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    books,
    calls,
    fault: () => null,
    proofOf: ({ id, order_id }) => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: createHmac("sha256", KEY_SECRET).update(`${order_id}|${id}`).digest("hex"),
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://razorpay.test");
    const [, , kind = "", id = "", part = ""] = pathname.split("/");
    const name = `${request.method} ${[kind, id && ":id", part].filter(Boolean).join("/")}`;
    const sent = await text(request);
    const body = (sent === "" ? {} : JSON.parse(sent)) as Record<string, unknown>;
    calls.push({ name, body, headers: request.headers });
    const fault = razorpay.fault(name);
    if (fault === "silent") return;
    if (fault === "cut") return void request.socket.destroy();
    if (typeof fault === "object" && fault) return void response.writeHead(fault.status).end(fault.body);
    const key = String(request.headers["x-refund-idempotency"] ?? "");
    const answer = isKnown(request)
      ? answerTo(name, { id, body, key, receipt: searchParams.get("receipt") })
      : refused(401, "Authentication failed");
    if (fault === "cut after") return void request.socket.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  }

  function answerTo(
    name: string,
    { id, body, key, receipt }: { id: string; body: Record<string, unknown>; key: string; receipt: string | null },
  ) {
    switch (name) {
      case "POST orders":
        return answered(books.openOrder(body));
      case "GET orders":
        return answered(collection(books.orders.filter((order) => order.receipt === receipt)));
      case "GET orders/:id/payments":
        return answered(collection(books.payments.filter(({ order_id }) => order_id === id)));
      case "POST payments/:id/refund":
        return answered(books.refund(id, body, key));
      case "GET payments/:id/refunds":
        return answered(collection(books.refunds.filter(({ payment_id }) => payment_id === id)));
      default:
        return refused(404, "The requested URL was not found on the server.");
    }
  }
  return razorpay;
}

function isKnown({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString("base64")}`;
}

const collection = <Entity>(items: Entity[]) => ({ entity: "collection", count: items.length, items });

function answered(entity: object | Refused) {
  return "refused" in entity ? refused(400, entity.refused) : { status: 200, body: entity };
}

function refused(status: number, description: string) {
  const error = { code: "BAD_REQUEST_ERROR", description, source: "business", step: "NA", reason: "NA", metadata: {} };
  return { status, body: { error } };
}
