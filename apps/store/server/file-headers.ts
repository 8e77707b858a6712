import type { FastifyInstance } from "fastify";

/** What says how a document may behave; a picture, a film, a font, a script or a style sheet is none. */
const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** A drawing (SVG) that is opened by itself is a document. */
const FILE = /^(image\/(?!svg)|video\/|font\/|text\/css|(application|text)\/javascript)/;

/**
 * Leaves out of files what only documents need: half a kilobyte of each answer, which on HTTP/1 a slow line brings again for
 * every picture. That a file is what it is called and may be shown by this shop alone is still said.
 */
export function sendLeanFiles(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (FILE.test(String(reply.getHeader("content-type")))) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
}
