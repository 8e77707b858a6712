import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FORM_PATHS } from "../src/form-paths.ts";

/** Body limits: most forms have a few short fields; a message to the shop may be long, in any script. */
const BODY_LIMIT_BYTES = { short: 8 * 1024, long: 64 * 1024 };

/**
 * Accepts the forms that pages post to their own address. The API only takes JSON, which another site cannot send
 * cross-site, but a form can be posted from anywhere. Therefore cross-site posts are refused here too
 * (`refuseCrossSite`), and the API counts each attempt against the visitor's own address.
 */
export async function takeForms(
  app: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply, fields: URLSearchParams) => Promise<FastifyReply>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
      done(null, new URLSearchParams(text.toString())),
    );
    for (const path of FORM_PATHS) {
      scope.post(
        path,
        { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES[path === "/contact" ? "long" : "short"] },
        (request, reply) =>
          answer(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
      );
    }
  });
}
