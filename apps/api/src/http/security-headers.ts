import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The policy of every answer. A page that needs more, the checkout with a payment provider, sets its own. */
export const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** Sends the security headers. Only a shop with an https address may tell browsers to insist on https. */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const https = publicUrl?.startsWith("https:") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...contentSecurityPolicy, ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  // Answers of the API belong to one visitor, unless their route says otherwise.
  app.addHook("onSend", async (request, reply) => {
    const isApi = request.url.startsWith("/api/") || request.url.startsWith("/dev/");
    if (isApi && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
