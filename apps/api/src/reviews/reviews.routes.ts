import { OwnReviewAnswer, ReviewBody, ReviewDeleted, ReviewsAnswer } from "@selvedge/commerce/wire/reviews";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readProductId } from "../catalogue/index.ts";
import { maybeSignedIn, type Sessions, signedIn, userOf } from "../auth/index.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import type { Reviews } from "./reviews.service.ts";

const ProductPath = z.object({ slug: z.string().meta({ description: "The product's slug, or its id" }) });
const ReviewPath = z.object({ reviewId: z.string() });

/** What cannot be a review's id is a review that does not exist. */
function readReviewId(text: string): number {
  const id = readProductId(text);
  if (id === null) throw new Refusal(404, "Review not found");
  return id;
}

export const reviewRoutes: FastifyPluginAsyncZod<{ reviews: Reviews; sessions: Sessions }> = async (
  app,
  { reviews, sessions },
) => {
  const onRequest = signedIn(sessions);

  app.get("/api/products/:slug/reviews", {
    schema: {
      operationId: "listReviews",
      tags: ["catalogue"],
      params: ProductPath,
      response: { 200: ReviewsAnswer, ...refusals(404) },
    },
    handler: async (request, reply) => reviews.of(request.params.slug, await maybeSignedIn(sessions, request, reply)),
  });

  app.post("/api/products/:slug/reviews", {
    onRequest,
    schema: {
      operationId: "writeReview",
      tags: ["catalogue"],
      params: ProductPath,
      body: ReviewBody,
      response: { 201: OwnReviewAnswer, ...refusals(401, 403, 404, 409, 422, 429) },
    },
    async handler(request, reply) {
      const review = await reviews.write(request.params.slug, userOf(request), request.body);
      return reply.code(201).send({ status: "success", review });
    },
  });

  app.put("/api/reviews/:reviewId", {
    onRequest,
    schema: {
      operationId: "changeReview",
      tags: ["catalogue"],
      params: ReviewPath,
      body: ReviewBody,
      response: { 200: OwnReviewAnswer, ...refusals(401, 404, 422, 429) },
    },
    async handler(request) {
      const review = await reviews.change(readReviewId(request.params.reviewId), userOf(request), request.body);
      return { status: "success", review } as const;
    },
  });

  app.delete("/api/reviews/:reviewId", {
    onRequest,
    schema: {
      operationId: "deleteReview",
      tags: ["catalogue"],
      params: ReviewPath,
      response: { 200: ReviewDeleted, ...refusals(401, 404) },
    },
    async handler(request) {
      await reviews.remove(readReviewId(request.params.reviewId), userOf(request));
      return { status: "success" } as const;
    },
  });
};
