import { ask } from "../../apps/api/src/testing/shopper.ts";
import { recording, type RecordingClient } from "../answers.ts";
import type { FaultyShop } from "./faulty-shop.ts";

/** More than the shop's connection pool, so that some requests use an idle connection, some open one and some wait. */
const REQUESTS = 25;

/** Drops all traffic between the shop and the database. Resolves with the answers to requests made meanwhile. */
export async function silenceDatabase({ client, proxy }: FaultyShop): Promise<RecordingClient["answers"]> {
  const recorded = recording(client);
  proxy.silence();
  await Promise.all(Array.from({ length: REQUESTS }, () => ask(recorded, "GET", "/api/products")));
  await ask(recorded, "GET", "/readyz");
  proxy.forward();
  return recorded.answers;
}
