import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Bodies are JSON and nothing else: a page of another site can send a form or plain text without asking, but not JSON.
 * An empty body is absent, also where JSON was announced: our calls without a payload announce it too.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text === "" ? undefined : parse(text.toString()));
    } catch (error) {
      done(error instanceof Refusal ? error : new Refusal(400, "Malformed JSON body"));
    }
  });
}

function parse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === "__proto__" || (key === "constructor" && typeof value === "object" && value !== null)) {
      throw new Refusal(400, "Malformed JSON body");
    }
    return value;
  });
}
