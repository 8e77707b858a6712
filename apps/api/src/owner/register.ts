import type { FastifyInstance } from "fastify";
import { ownerRoutes } from "./owner.routes.ts";
import type { ActionShop } from "./run-action.ts";

/** The calls of staff. Comes after the modules, which the actions use. */
export async function registerOwner({ app, shop }: { app: FastifyInstance; shop: ActionShop }): Promise<void> {
  await app.register(ownerRoutes, { shop });
}
