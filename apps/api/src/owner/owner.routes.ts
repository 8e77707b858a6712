import { ActionAnswer } from "@selvedge/commerce/wire/owner";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { Refusal, refusals } from "../http/refusal.ts";
import { allowBody, UPLOAD_MS } from "../http/slow-bodies.ts";
import { MAX_PHOTO_BYTES } from "../media/index.ts";
import { staffOf, staffSignedIn } from "../staff/index.ts";
import type { Action } from "./action.ts";
import { ACTIONS } from "./actions.ts";
import { flagsOf, valueOf } from "./flags.ts";
import { type ActionShop, answerOf, runAction } from "./run-action.ts";

/** Strict: a misspelt `dry_run` must not make the change. */
const ChangeQuery = z.strictObject({
  dry_run: z.enum(["0", "1"]).optional().meta({ description: "1: does everything and rolls it back" }),
});

/** `stock set` is `/api/owner/stock/set`. */
export const pathOf = ({ name }: Action): string => `/api/owner/${name.replaceAll(" ", "/")}`;

/** `stock set` is `ownerStockSet`. */
export const operationIdOf = ({ name }: Action): string =>
  `owner${name.replaceAll(/(?:^|[ -])(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`;

/** A call for each action: GET with the input as its query for a read, POST with the input as its body for a change, or with a file as its body. */
export const ownerRoutes: FastifyPluginAsyncZod<{ shop: ActionShop }> = async (app, { shop }) => {
  for (const action of ACTIONS) {
    const input = action.input.strict();
    const common = {
      operationId: operationIdOf(action),
      tags: ["owner"],
      summary: action.role === "owner" ? `${action.about} (owners only)` : action.about,
      response: { 200: ActionAnswer, ...refusals(401, 403, 404, 409, 422) },
    };
    const run = async (
      request: FastifyRequest,
      given: Record<string, unknown>,
      options: { isDryRun?: boolean; upload?: Buffer } = {},
    ) => {
      const { id, email } = staffOf(request);
      return answerOf(await runAction(shop, action, given, { actor: { kind: "staff", id, email }, ...options }));
    };
    const preValidation = async (request: FastifyRequest) => {
      request.query = typedQuery(action, request.query as Record<string, string>);
    };
    const onRequest = staffSignedIn(shop.staffSessions, action.role);

    if (action.kind === "read") {
      app.get(pathOf(action), {
        schema: { ...common, querystring: input },
        onRequest,
        preValidation,
        handler: (request) => run(request, request.query),
      });
    } else if (action.paths) {
      const paths: readonly string[] = action.paths;
      const [file = ""] = paths;
      const fields = Object.entries(action.input.shape).filter(([field]) => !paths.includes(field));
      await app.register(async (scope: typeof app) => {
        // Whatever its type: the action looks at the content.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
        scope.post(pathOf(action), {
          schema: {
            ...common,
            description: "The body is the file itself.",
            querystring: ChangeQuery.extend(Object.fromEntries(fields)),
          },
          // Only who is signed in may take that long.
          onRequest: [onRequest, async (request) => allowBody(request, UPLOAD_MS)],
          preValidation,
          bodyLimit: MAX_PHOTO_BYTES,
          handler(request) {
            const { dry_run, ...given } = request.query;
            const upload = request.body;
            if (!Buffer.isBuffer(upload) || upload.length === 0)
              throw new Refusal(422, "There is no file. Send it as the body.");
            // The name is required, and not looked at.
            return run(request, { ...given, [file]: "upload" }, { isDryRun: dry_run === "1", upload });
          },
        });
      });
    } else {
      app.post(pathOf(action), {
        schema: { ...common, body: input, querystring: ChangeQuery },
        onRequest,
        handler: (request) => run(request, request.body, { isDryRun: request.query.dry_run === "1" }),
      });
    }
  }
};

/** A query is text; the schema has numbers and booleans. */
function typedQuery(action: Action, query: Record<string, string>): Record<string, unknown> {
  const flags = new Map(flagsOf(action).map((flag) => [flag.field, flag]));
  return Object.fromEntries(
    Object.entries(query).map(([field, text]) => {
      const flag = flags.get(field);
      return [field, flag ? valueOf(flag, text) : text];
    }),
  );
}
