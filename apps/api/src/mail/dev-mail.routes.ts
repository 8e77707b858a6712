import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
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

/** The newest mails, for people and tests without a mailbox. Registered in demo mode only: it shows everyone's mail. */
export const devMailRoutes: FastifyPluginAsyncZod<{ mails: Mails }> = async (app, { mails }) => {
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
