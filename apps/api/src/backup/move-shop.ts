import type { ShopDatabase } from "../database/shop-database.ts";
import { loadSnapshot, type LoadedTable } from "./load-snapshot.ts";
import { withSnapshot } from "./snapshot.ts";

interface Move {
  from: ShopDatabase;
  to: ShopDatabase;
  /** @default false */
  isDryRun?: boolean;
  /** Gets a line for each table. */
  report(line: string): void;
}

/**
 * Copies a shop's database into an empty one, and compares every table. Refuses with 409 like `loadSnapshot`, and can be repeated like it. The
 * source stays as it is.
 */
export async function moveShop({ from, to, isDryRun = false, report }: Move): Promise<LoadedTable[]> {
  return from.withoutTimeLimit((source) =>
    withSnapshot(source, (snapshot) =>
      to.withoutTimeLimit((target) => loadSnapshot(target, snapshot, { isDryRun, report })),
    ),
  );
}
