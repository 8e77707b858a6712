import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Newsletter } from "./newsletter.service.ts";

const TokenPath = z.object({ token: z.string() });

/** What the links in the newsletter's mails do. */
export const newsletterRoutes: FastifyPluginAsyncZod<{ newsletter: Newsletter }> = async (app, { newsletter }) => {
  app.get("/api/newsletter/confirm/:token", {
    schema: {
      operationId: "checkNewsletterLink",
      tags: ["contact"],
      params: TokenPath,
      response: { 200: Acknowledged, ...refusals(404) },
    },
    async handler({ params }) {
      await newsletter.check(params.token);
      return { status: "success" } as const;
    },
  });

  app.post("/api/newsletter/confirm/:token", {
    schema: {
      operationId: "confirmNewsletter",
      tags: ["contact"],
      params: TokenPath,
      response: { 200: Acknowledged, ...refusals(404) },
    },
    async handler({ params }) {
      await newsletter.confirm(params.token);
      return { status: "success" } as const;
    },
  });

  await app.register(async (scope) => {
    // Mail programs post one field, as a form of either kind (RFC 8058). Nothing of it is read: the token says everything.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null, undefined));
    scope.post("/api/newsletter/unsubscribe/:token", {
      config: { crossSite: "allowed" },
      schema: {
        operationId: "leaveNewsletter",
        tags: ["contact"],
        params: TokenPath,
        response: { 200: Acknowledged },
      },
      async handler({ params }: { params: unknown }) {
        await newsletter.leave(TokenPath.parse(params).token);
        return { status: "success" } as const;
      },
    });
  });
};
