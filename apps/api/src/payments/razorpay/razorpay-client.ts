import { z } from "zod";
import { ProviderUnavailable } from "../provider.ts";
import { RazorpayPayment, RazorpayRefund } from "../razorpay-events.ts";

const ANSWERS_WITHIN_MS = 8_000;
/** Bytes: a hundred times the size of an order with many attempts. */
const LONGEST_ANSWER = 1_000_000;

/** Razorpay's order: the fields that we read. */
const RazorpayOrder = z.object({
  id: z.string().min(1).max(100),
  amount: z.number().int(),
  currency: z.string().max(10),
  receipt: z.string().max(100).nullable(),
});
type RazorpayOrder = z.output<typeof RazorpayOrder>;

const listOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ items: z.array(entity) });
const RefusedBody = z.object({ error: z.object({ code: z.string().optional(), description: z.string() }) });

/** The account's credentials, and the API's address. */
export interface RazorpayAccount {
  /** Origin of the API, without a slash at the end. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
}

/** The Razorpay calls that the shop makes. Amounts are paise. Every failure throws `RazorpayError`. */
export interface RazorpayClient {
  /** Payments for the order are captured automatically, whatever the account's setting. */
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<RazorpayOrder>;
  ordersOf(receipt: string): Promise<RazorpayOrder[]>;
  paymentsOf(orderId: string): Promise<z.output<typeof RazorpayPayment>[]>;
  /** Calls with the same idempotency key refund once. */
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<z.output<typeof RazorpayRefund>>;
  refundsOf(paymentId: string): Promise<z.output<typeof RazorpayRefund>[]>;
}

/** Razorpay refused, or its answer was lost. The message tells the shop's owner what is wrong. */
export class RazorpayError extends ProviderUnavailable {
  /** HTTP status of the answer; null if there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface Question {
  body?: object;
  headers?: Record<string, string>;
}

/** Our own client, because the SDK has neither timeouts per call nor the header for idempotent refunds. */
export function createRazorpayClient(
  { baseUrl, keyId, keySecret }: RazorpayAccount,
  patienceMs = ANSWERS_WITHIN_MS,
): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;

  /** `what` describes the call for error messages. The path is left out of them because it contains payment ids. */
  async function ask(
    what: string,
    path: string,
    { body, headers }: Question,
  ): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(`${baseUrl}/v1/${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization, accept: "application/json", "content-type": "application/json", ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
        // A redirect would send the key to another host.
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: answer.status, text: await readShort(answer) };
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      const reason = isLate
        ? `did not answer within ${patienceMs} ms`
        : `gave no answer that can be used at ${baseUrl}`;
      throw new RazorpayError(`Razorpay ${reason} (${what}).`, null, { cause: error });
    }
  }

  async function call<Schema extends z.ZodType>(
    what: string,
    path: string,
    schema: Schema,
    question: Question = {},
  ): Promise<z.output<Schema>> {
    const { status, text } = await ask(what, path, question);
    const answer = parseJson(text);
    if (status < 200 || status > 299) throw new RazorpayError(refusalText(what, status, answer), status);
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new RazorpayError(`Razorpay's answer cannot be read (${what}).`, status, { cause: parsed.error });
  }

  return {
    createOrder: (order) =>
      call("opening an order", "orders", RazorpayOrder, { body: { ...order, payment_capture: true } }),
    ordersOf: async (receipt) =>
      (await call("looking for an order", `orders?${new URLSearchParams({ receipt })}`, listOf(RazorpayOrder))).items,
    paymentsOf: async (orderId) =>
      (
        await call(
          "reading an order's payments",
          `orders/${encodeURIComponent(orderId)}/payments`,
          listOf(RazorpayPayment),
        )
      ).items,
    refund: (paymentId, amount, idempotencyKey) =>
      call("giving money back", `payments/${encodeURIComponent(paymentId)}/refund`, RazorpayRefund, {
        body: { amount, speed: "normal" },
        headers: { "X-Refund-Idempotency": idempotencyKey },
      }),
    refundsOf: async (paymentId) =>
      (await call("reading refunds", `payments/${encodeURIComponent(paymentId)}/refunds`, listOf(RazorpayRefund)))
        .items,
  };
}

/** One line that tells the owner what to do, as far as Razorpay's answer says it. */
function refusalText(what: string, status: number, answer: unknown): string {
  const refused = RefusedBody.safeParse(answer);
  const said = refused.success ? `: ${refused.data.error.description.slice(0, 300)}` : "";
  if (status === 401) {
    return `Razorpay does not know the key (${what}, 401${said}). Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.`;
  }
  return status >= 500
    ? `Razorpay is out of order (${what}, ${status}${said}).`
    : `Razorpay refuses (${what}, ${status}${said}).`;
}

async function readShort(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error("The answer is far too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller's schema check reports it.
    return undefined;
  }
}
