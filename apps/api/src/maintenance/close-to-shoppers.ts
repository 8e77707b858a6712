import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../http/error-answer.ts";
import { Refusal } from "../http/refusal.ts";
import type { Maintenance } from "./maintenance.service.ts";

/** Health checks, staff, what the payment provider sends, and files that pages of staff need. */
const STAYS_OPEN = /^\/(?:healthz|readyz|desk|assets|media|api\/owner|api\/webhooks|api\/callbacks)(?:[/?]|$)/;

/** Answers shoppers with 503 and `Retry-After` while the shop is closed for maintenance. */
export function closeToShoppers(app: FastifyInstance, { secondsLeft }: Pick<Maintenance, "secondsLeft">): void {
  app.addHook("onRequest", async (request, reply) => {
    if (STAYS_OPEN.test(request.url)) return;
    const seconds = await secondsLeft();
    if (seconds === null) return;
    const message = "The shop is closed for maintenance. Please try again later.";
    // Not thrown: it is no failure, and the log would have a line for each request.
    await sendRefusal(new Refusal(503, message, { headers: { "Retry-After": String(seconds) } }), request, reply);
  });
}
