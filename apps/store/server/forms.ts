import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FORM_PATHS } from "../src/form-paths.ts";

/** A form of ours has a handful of short fields; what is written to the shop may be long, in any script. */
const BODY_LIMIT_BYTES = { short: 8 * 1024, long: 64 * 1024 };

/**
 * Takes the forms that pages post to their own address. The API takes JSON only, which no page of another site can send;
 * a form can be sent by any, so what holds for every change holds here too: cross-site posts are refused
 * (`refuseCrossSite`), and the API counts each attempt on the visitor's own address.
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
