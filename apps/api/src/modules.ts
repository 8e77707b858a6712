import { registerAuth } from "./auth/register.ts";
import { registerCart } from "./cart/register.ts";
import { registerCatalogue } from "./catalogue/register.ts";
import { registerCheckout } from "./checkout/register.ts";
import { registerCoupon } from "./coupon/register.ts";
import { registerHealth } from "./health/register.ts";
import { registerJobs } from "./jobs/register.ts";
import { registerLimits } from "./limits/register.ts";
import type { MailSender } from "./mail/index.ts";
import { registerMail } from "./mail/register.ts";
import type { Core } from "./module.ts";
import { registerOpenApi } from "./openapi/register.ts";
import { registerOrders } from "./orders/register.ts";
import type { BankFaults } from "./payments/index.ts";
import { registerPayments } from "./payments/register.ts";
import { registerPlaces } from "./places/register.ts";

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
  const mails = await registerMail({ ...core, jobs, sender: mailSender });
  const catalogue = await registerCatalogue({ ...core, jobs });
  const coupons = await registerCoupon({ ...core, attempts });
  const carts = await registerCart({ ...core, jobs, attempts, catalogue });
  await registerPlaces(core);
  const sessions = await registerAuth({ ...core, jobs, attempts });
  const ordering = await registerOrders({ ...core, carts, coupons, mails, sessions });
  const paying = await registerPayments({ ...core, ...ordering, jobs, mails, sessions, bankFaults });
  await registerCheckout({ ...core, ...ordering, ...paying, jobs, attempts, carts, coupons, sessions });
  const readiness = await registerHealth(core);
  return { jobs, attempts, mails, catalogue, coupons, carts, sessions, ...ordering, ...paying, readiness };
}
