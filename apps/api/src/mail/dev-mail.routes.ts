import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { MAIL_STYLES_SOURCE } from "./compose.ts";
import { devMailPage } from "./dev-mail-page.ts";
import type { Mails } from "./mails.service.ts";

const DevMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  kind: z.string(),
  status: z.enum(["waiting", "sent", "failed"]),
  date: z.iso.datetime(),
});

/**
 * Lists the newest mails, as a page for browsers and as JSON otherwise, so that a demo needs no mailbox. Registered in
 * demo mode only, because it shows everyone's mail.
 */
export const devMailRoutes: FastifyPluginAsyncZod<{ mails: Mails; label: string }> = async (app, { mails, label }) => {
  app.addHook("preHandler", async (request, reply) => {
    reply.header("vary", "Accept");
    if (!request.headers.accept?.includes("text/html")) return;
    // A mail in a frame inherits the content security policy of the page around it.
    const policy = reply.raw.getHeader("content-security-policy");
    if (typeof policy === "string") {
      const allowed = policy.replace("style-src 'self'", `style-src 'self' ${MAIL_STYLES_SOURCE}`);
      reply.header("content-security-policy", allowed);
    }
    return reply.type("text/html; charset=utf-8").send(devMailPage(label, await mails.list()));
  });
  app.get("/dev/mail", {
    schema: { operationId: "listDevMail", tags: ["development"], response: { 200: z.array(DevMail) } },
    handler: async () => {
      const rows = await mails.list();
      return rows.map(({ recipient, subject, html, text, kind, status, created_at }) => ({
        ...{ to: recipient, subject, html, text, kind, status },
        date: created_at.toISOString(),
      }));
    },
  });
};
