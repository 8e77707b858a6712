import type { Clock } from "../src/clock.ts";
import type { Db } from "../src/database/schema.ts";
import type { Invoices } from "../src/invoices/index.ts";
import { seedShop } from "./seed-shop.ts";

/** Fills an empty shop as a start in demo mode does. For tests and measurements. */
export function seedDemo(
  db: Db,
  clock: Clock,
  report: (line: string) => void,
  invoices: Invoices | null = null,
): Promise<void> {
  return seedShop({ db, clock, mode: "demo", invoices }, report);
}
