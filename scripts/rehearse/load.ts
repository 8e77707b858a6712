import { setTimeout as wait } from "node:timers/promises";
import { httpClient } from "../../apps/api/src/testing/http-client.ts";
import { ordered, pay } from "../../apps/api/src/testing/paying.ts";
import { newShopper } from "../../apps/api/src/testing/shopper.ts";

/** What visitors have done and seen. */
export interface Seen {
  requests: number;
  /** Visits that ended because of a request without an answer, or with another one than expected. */
  failures: number;
  /** Numbers of the orders that the shop has confirmed as paid. */
  orders: string[];
}

const READS = ["/api/home", "/api/products", "/api/products/kesar-long-kurta", "/api/products?sort=price-asc"];
const READERS = 4;
const BUYERS = 2;

/** Lets visitors read and buy until `stop`, which resolves with what they have seen. */
export function startLoad(origin: string): { seen: Seen; stop(): Promise<void> } {
  const seen: Seen = { requests: 0, failures: 0, orders: [] };
  let isOver = false;
  const http = httpClient(origin, { patienceMs: 15_000 });
  const client: typeof http = {
    async send(...request) {
      seen.requests += 1;
      const answer = await http.send(...request);
      if (answer.status >= 400) throw new Error(`${request[1]} answered ${answer.status}`);
      return answer;
    },
  };
  const read = async (turn: number) => {
    await client.send("GET", READS[turn % READS.length] ?? "/api/home", {});
    await wait(50);
  };
  const buy = async () => {
    const shopper = await newShopper(client);
    await shopper.add("kesar-long-kurta", "M");
    const placed = await ordered(shopper);
    await pay(client, shopper, placed);
    seen.orders.push(placed.order.id);
    await wait(200);
  };
  const visitor = async (visit: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await visit(turn).catch((error: unknown) => {
        seen.failures += 1;
        console.error(`  failed: ${String(error)}`);
        // The visitor comes back.
        return wait(100);
      });
    }
  };
  const visitors = [
    ...Array.from({ length: READERS }, () => visitor(read)),
    ...Array.from({ length: BUYERS }, () => visitor(buy)),
  ];
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}
