import { registerAudit } from "./audit/register.ts";
import { registerAuth } from "./auth/register.ts";
import { registerBackup } from "./backup/register.ts";
import { registerBlocks } from "./blocks/register.ts";
import { registerCart } from "./cart/register.ts";
import { registerCatalogue } from "./catalogue/register.ts";
import { registerCheckout } from "./checkout/register.ts";
import { registerCollections } from "./collections/register.ts";
import { registerContact } from "./contact/register.ts";
import { registerCoupon } from "./coupon/register.ts";
import { registerHealth } from "./health/register.ts";
import { registerInvoices } from "./invoices/register.ts";
import { registerJobs } from "./jobs/register.ts";
import { registerJournal } from "./journal/register.ts";
import { registerLimits } from "./limits/register.ts";
import { registerMaintenance } from "./maintenance/register.ts";
import type { MailSender } from "./mail/index.ts";
import { registerMail } from "./mail/register.ts";
import { registerMedia } from "./media/register.ts";
import type { Core } from "./module.ts";
import { measuredSender, readShop } from "./metrics/index.ts";
import { registerMetrics } from "./metrics/register.ts";
import { registerNewsletter } from "./newsletter/register.ts";
import { registerNotify } from "./notify/register.ts";
import { registerOpenApi } from "./openapi/register.ts";
import { registerOrders } from "./orders/register.ts";
import type { BankFaults } from "./payments/index.ts";
import { registerPages } from "./pages/register.ts";
import { registerPayments } from "./payments/register.ts";
import { registerPlaces } from "./places/register.ts";
import { registerPrivacy } from "./privacy/register.ts";
import { registerReviews } from "./reviews/register.ts";
import { registerSearch } from "./search/register.ts";
import { registerStaff } from "./staff/register.ts";
import { registerShopSettings } from "./shop-settings/register.ts";
import { registerWarnings } from "./warnings/register.ts";
import { registerWishlist } from "./wishlist/register.ts";

/** What the modules use outside of the process. */
export interface Outside {
  /** Takes the mails away. */
  mailSender: MailSender;
  /** How the sandbox bank misbehaves. @default not at all */
  bankFaults?: BankFaults | undefined;
}

/** What the modules give, for whoever runs the shop or tests one of them. */
export type Modules = Awaited<ReturnType<typeof registerModules>>;

/**
 * Puts the modules together, each after those that it needs. A new one is a line here.
 */
export async function registerModules(core: Core, { mailSender, bankFaults }: Outside) {
  await registerOpenApi(core);
  const jobs = registerJobs(core);
  const attempts = await registerLimits({ ...core, jobs });
  const maintenance = registerMaintenance(core);
  const shopSettings = await registerShopSettings(core);
  const metrics = registerMetrics(core);
  const mails = await registerMail({ ...core, jobs, sender: measuredSender(mailSender, metrics) });
  const { catalogue, shown } = await registerCatalogue(core);
  await registerSearch({ ...core, catalogue: shown });
  const { galleries, making, missingFiles } = await registerMedia({ ...core, jobs });
  const stories = await registerJournal({ ...core, catalogue: shown, making });
  const collections = await registerCollections({ ...core, shopSettings, catalogue: shown, making });
  const pages = await registerPages({ ...core, shopSettings, making });
  const { coupons, couponDesk } = await registerCoupon({ ...core, attempts });
  const carts = await registerCart({ ...core, jobs, attempts, catalogue });
  await registerPlaces({ ...core, shopSettings });
  const newsletter = await registerNewsletter({ ...core, jobs, mails });
  const { sessions, accounts, passwords } = await registerAuth({ ...core, jobs, attempts, mails });
  const staff = await registerStaff({ ...core, jobs, attempts, passwords });
  const reads = registerAudit({ ...core, jobs });
  const contact = await registerContact({ ...core, jobs, attempts, mails, newsletter, sessions });
  const notices = await registerNotify({ ...core, jobs, attempts, catalogue, mails, sessions, shopSettings });
  const wishlists = await registerWishlist({ ...core, jobs, attempts, catalogue, sessions });
  const invoices = await registerInvoices({ ...core, jobs, catalogue, sessions, reads, shopSettings });
  const ordering = await registerOrders({
    ...core,
    jobs,
    attempts,
    catalogue,
    carts,
    coupons,
    mails,
    sessions,
    invoices,
    reads,
  });
  const paying = await registerPayments({ ...core, ...ordering, jobs, mails, sessions, reads, bankFaults });
  const blocks = registerBlocks(core);
  await registerCheckout({
    ...core,
    ...ordering,
    ...paying,
    shopSettings,
    jobs,
    attempts,
    carts,
    coupons,
    blocks,
    sessions,
  });
  const reviews = await registerReviews({ ...core, ...ordering, attempts, catalogue, shown, mails, sessions });
  const privacy = await registerPrivacy({
    ...core,
    ...ordering,
    reviews,
    wishlists,
    notices,
    newsletter,
    contact,
    mails,
    sessions,
    accounts,
    reads,
  });
  if (metrics) readShop({ ...core, ...ordering, ...paying, jobs, metrics });
  registerWarnings({ ...core, jobs, mails });
  const backups = registerBackup({ ...core, missingFiles });
  const readiness = await registerHealth(core);
  return {
    metrics,
    jobs,
    attempts,
    shopSettings,
    mails,
    catalogue,
    galleries,
    collections,
    pages,
    maintenance,
    stories,
    blocks,
    newsletter,
    coupons,
    couponDesk,
    carts,
    sessions,
    ...staff,
    reads,
    invoices,
    ...ordering,
    ...paying,
    reviews,
    privacy,
    backups,
    readiness,
  };
}
