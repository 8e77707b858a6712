import type { FastifyInstance } from "fastify";

/** Headers that only affect documents, not pictures, films, fonts, scripts or style sheets. */
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
/** An SVG opened by itself is a document. */
const FILE = /^(image\/(?!svg)|video\/|font\/|text\/css|(application|text)\/javascript)/;

/**
 * Removes document-only headers from file responses. They cost half a kilobyte per response, which HTTP/1 sends again
 * for every picture. `nosniff` and the resource policy stay.
 */
export function omitDocumentHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (FILE.test(String(reply.getHeader("content-type")))) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
}
