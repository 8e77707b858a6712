import { ActionAnswer } from "@selvedge/commerce/wire/owner";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
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

/** A call for each action: POST with the input as its body for a change, GET with the input as its query for a read. */
export const ownerRoutes: FastifyPluginAsyncZod<{ shop: ActionShop }> = async (app, { shop }) => {
  for (const action of ACTIONS) {
    const input = action.input.strict();
    const common = {
      operationId: operationIdOf(action),
      tags: ["owner"],
      summary: action.role === "owner" ? `${action.about} (owners only)` : action.about,
      response: { 200: ActionAnswer, ...refusals(401, 403, 404, 409, 422) },
    };
    const run = async (request: FastifyRequest, given: Record<string, unknown>, isDryRun: boolean) => {
      const { id, email } = staffOf(request);
      return answerOf(await runAction(shop, action, given, { actor: { kind: "staff", id, email }, isDryRun }));
    };
    const onRequest = staffSignedIn(shop.staffSessions, action.role);

    if (action.kind === "read") {
      app.get(pathOf(action), {
        schema: { ...common, querystring: input },
        onRequest,
        async preValidation(request) {
          request.query = typedQuery(action, request.query as Record<string, string>);
        },
        handler: (request) => run(request, request.query, false),
      });
    } else {
      app.post(pathOf(action), {
        schema: { ...common, body: input, querystring: ChangeQuery },
        onRequest,
        handler: (request) => run(request, request.body, request.query.dry_run === "1"),
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
