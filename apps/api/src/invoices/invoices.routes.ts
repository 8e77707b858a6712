import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { OrderReads } from "../audit/index.ts";
import { maybeSessionOf, maybeSignedIn, type Sessions } from "../auth/index.ts";
import { Refusal } from "../http/refusal.ts";
import { fontFile } from "./fonts.ts";
import { invoicePage, missingInvoicePage } from "./invoice-page.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceStyles } from "./invoice-styles.ts";
import { type PaperKind, paperUrls } from "./invoice-urls.ts";
import type { Invoices } from "./invoices.service.ts";

// No grammar here: what cannot be an order number is an order that does not exist.
const OrderPath = z.object({ orderId: z.string() });
const Key = z.object({ key: z.string().optional() });

interface InvoiceRoutes {
  invoices: Invoices;
  sessions: Sessions;
  reads: OrderReads;
  label: string;
}

/**
 * Invoices and credit notes as pages and as files, for the order's owner and for whoever has the link: a browser that prints sends no bearer. They are
 * no calls of the API, so they do not stand below it.
 */
export const invoiceRoutes: FastifyPluginAsyncZod<InvoiceRoutes> = async (
  app,
  { invoices, sessions, reads, label },
) => {
  app.addHook("onSend", async (_request, reply) => {
    // The address has the key in it.
    reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  for (const kind of ["invoice", "credit-note"] as const)
    await app.register(paperRoutes, { kind, invoices, sessions, reads, label });

  app.get("/orders/invoice-fonts/:file", {
    schema: { params: z.object({ file: z.string() }) },
    async handler(request, reply) {
      const font = await fontFile(request.params.file.replace(/\.ttf$/, ""));
      if (!font) throw new Refusal(404, "Not found");
      return reply.type("font/ttf").header("cache-control", "public, max-age=86400").send(font);
    },
  });

  app.get("/orders/invoice.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300").send(invoiceStyles),
  );
};

/** One kind of paper: its page and its file. */
const paperRoutes: FastifyPluginAsyncZod<InvoiceRoutes & { kind: PaperKind }> = async (app, options) => {
  const { kind, invoices, sessions, reads, label } = options;
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal) || !request.headers.accept?.includes("text/html")) throw error;
    const page = missingInvoicePage(kind, label, error.message);
    return reply.code(error.status).type("text/html; charset=utf-8").send(page);
  });

  app.get(`/orders/:orderId/${kind}`, {
    config: { limit: "reads" },
    schema: { params: OrderPath, querystring: Key },
    async handler(request, reply) {
      const { orderId } = request.params;
      const { key } = request.query;
      const user = await maybeSignedIn(sessions, request, reply);
      const paper = await invoices.open(kind, orderId, { key, userId: user?.id });
      await reads.note(maybeSessionOf(request) ?? "invoice-link", [orderId]);
      const pdfUrl = paperUrls(kind, orderId, key ?? null).pdf;
      return reply.type("text/html; charset=utf-8").send(invoicePage(paper, { label, pdfUrl }));
    },
  });

  app.get(`/orders/:orderId/${kind}.pdf`, {
    config: { limit: "reads" },
    schema: { params: OrderPath, querystring: Key },
    async handler(request, reply) {
      const user = await maybeSignedIn(sessions, request, reply);
      const { orderId } = request.params;
      const paper = await invoices.open(kind, orderId, { key: request.query.key, userId: user?.id });
      await reads.note(maybeSessionOf(request) ?? "invoice-link", [orderId]);
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${paper.number}.pdf"`)
        .send(await invoicePdf(paper, label));
    },
  });
};
