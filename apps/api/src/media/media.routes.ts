import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import type { MediaStore } from "./media-store.ts";

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** The names that pictures get. Everything else is not there, whatever the store may hold. */
const PICTURE = /^[0-9a-f]{32}-\d+-[0-9a-f]{8}\.(avif|webp|jpg)$/;

/** The files of uploaded pictures. Their names are hashes of their content, so browsers keep them for ever. */
export const mediaRoutes: FastifyPluginAsyncZod<{ store: MediaStore }> = async (app, { store }) => {
  app.get("/media/uploads/:file", {
    schema: { hide: true, params: z.object({ file: z.string() }) },
    async handler({ params: { file } }, reply) {
      const [, extension] = PICTURE.exec(file) ?? [];
      const bytes = extension === undefined ? null : await store.get(`uploads/${file}`);
      if (!bytes) throw new Refusal(404, "Not found");
      return reply
        .type(TYPES[extension as keyof typeof TYPES])
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(bytes);
    },
  });
};
