import { ask, newShopper } from "../../apps/api/src/testing/shopper.ts";
import { recording, type RecordingClient } from "../answers.ts";
import type { FaultyShop } from "./faulty-shop.ts";

const ROUNDS = 60;
const READS = ["/api/home", "/api/products", "/api/products/kesar-long-kurta", "/readyz"];

/** Terminates all database sessions of the shop sixty times while requests run. Resolves with the answers. */
export async function loseConnections({ client, database }: FaultyShop): Promise<RecordingClient["answers"]> {
  const recorded = recording(client);
  const shopper = await newShopper(client);
  await shopper.add("kesar-long-kurta", "M");
  const body = await shopper.pendingOrder();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ask(recorded, "POST", `/api/users/checkout/${shopper.id}`, {
      bearer: shopper.bearer,
      body,
      headers: { "idempotency-key": `order-${round}` },
    });
    const endSessions = database.run(
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await Promise.all([order, ...READS.map((url) => ask(recorded, "GET", url)), endSessions]);
  }
  return recorded.answers;
}
