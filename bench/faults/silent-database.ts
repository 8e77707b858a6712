import { ask } from "../../apps/api/src/testing/shopper.ts";
import { noting, type NotingDoor } from "../answers.ts";
import type { FaultyShop } from "./faulty-shop.ts";

/** More than the shop's connection pool, so that some requests use an idle connection, some open one and some wait. */
const REQUESTS = 25;

/** Drops all traffic between the shop and the database. Resolves with the answers to requests made meanwhile. */
export async function silenceDatabase({ door, proxy }: FaultyShop): Promise<NotingDoor["answers"]> {
  const noted = noting(door);
  proxy.silence();
  await Promise.all(Array.from({ length: REQUESTS }, () => ask(noted, "GET", "/api/products")));
  await ask(noted, "GET", "/readyz");
  proxy.forward();
  return noted.answers;
}
