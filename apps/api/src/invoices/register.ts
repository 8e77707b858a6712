import type { Catalogue } from "../catalogue/index.ts";
import type { OrderReads } from "../audit/index.ts";
import type { Sessions } from "../auth/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { invoiceRoutes } from "./invoices.routes.ts";
import type { ShopSettingsService } from "../shop-settings/index.ts";
import { createInvoices, type Invoices } from "./invoices.service.ts";

interface InvoiceNeeds extends Core {
  jobs: Jobs;
  catalogue: Catalogue;
  sessions: Sessions;
  reads: OrderReads;
  shopSettings: ShopSettingsService;
}

/** Papers for the tax, and the ways to them. Gives orders what issues them. */
export async function registerInvoices(needs: InvoiceNeeds): Promise<Invoices> {
  const { app, settings, db, clock, jobs, linkKeys, catalogue, sessions, reads, shopSettings } = needs;
  const invoices = createInvoices({
    db,
    clock,
    jobs,
    linkKeys,
    catalogue,
    async sellerWithin(tx) {
      const { gstin } = await shopSettings.within(tx);
      return { ...settings.seller, gstin };
    },
  });
  await app.register(invoiceRoutes, { invoices, sessions, reads, label: settings.mail.label });
  return invoices;
}
