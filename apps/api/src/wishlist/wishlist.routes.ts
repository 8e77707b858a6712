import {
  AddedToWishlist,
  AddToWishlist,
  RemovedFromWishlist,
  Wishlist,
  WishlistCheck,
  WishlistSession,
} from "@selvedge/commerce/wire/wishlist";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { maybeSignedIn, type Sessions } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Caller, Wishlists } from "./wishlist.service.ts";

const anySession = z
  .unknown()
  .optional()
  .meta({ description: "The list's session id. Anything that is none opens no list" });

/** The calls of the wishlist. Guests have one too, so a bearer that is no longer good is as good as none: none answers 401. */
export const wishlistRoutes: FastifyPluginAsyncZod<{ wishlists: Wishlists; sessions: Sessions }> = async (
  app,
  { wishlists, sessions },
) => {
  async function caller(request: FastifyRequest, reply: FastifyReply, sentSession: unknown): Promise<Caller> {
    const user = await maybeSignedIn(sessions, request, reply);
    return { userId: user?.id ?? null, sentSession, address: request.ip };
  }

  app.post("/api/wishlist", {
    schema: {
      operationId: "addToWishlist",
      tags: ["wishlist"],
      body: AddToWishlist,
      response: { 200: AddedToWishlist, ...refusals(409, 422) },
    },
    handler: async (request, reply) => {
      const { product_id, session_id } = request.body;
      return wishlists.add(await caller(request, reply, session_id), product_id);
    },
  });

  app.delete("/api/wishlist/:productId", {
    schema: {
      operationId: "removeFromWishlist",
      tags: ["wishlist"],
      params: z.object({ productId: z.string() }),
      querystring: z.object({ session_id: WishlistSession }),
      response: { 200: RemovedFromWishlist, ...refusals(422) },
    },
    handler: async (request, reply) =>
      wishlists.remove(await caller(request, reply, request.query.session_id), request.params.productId),
  });

  app.get("/api/wishlist/:sessionId", {
    schema: {
      operationId: "getWishlist",
      tags: ["wishlist"],
      params: z.object({ sessionId: z.string() }),
      response: { 200: Wishlist },
    },
    handler: async (request, reply) => wishlists.list(await caller(request, reply, request.params.sessionId)),
  });

  app.get("/api/wishlist/check/:productId", {
    schema: {
      operationId: "checkWishlist",
      tags: ["wishlist"],
      params: z.object({ productId: z.string() }),
      querystring: z.object({ session_id: anySession }),
      response: { 200: WishlistCheck },
    },
    handler: async (request, reply) =>
      wishlists.check(await caller(request, reply, request.query.session_id), request.params.productId),
  });
};
