import { ask } from "../../apps/api/src/testing/shopper.ts";
import { noting, type NotingDoor } from "../answers.ts";
import type { FaultyShop } from "./faulty-shop.ts";

/** More than the shop has connections, so that some find one, some open one, and some wait for one. */
const REQUESTS = 25;

/** The network swallows everything on the way to the database and back. Resolves with what requests were answered meanwhile. */
export async function silenceDatabase({ door, proxy }: FaultyShop): Promise<NotingDoor["answers"]> {
  const noted = noting(door);
  proxy.silence();
  await Promise.all(Array.from({ length: REQUESTS }, () => ask(noted, "GET", "/api/products")));
  await ask(noted, "GET", "/readyz");
  proxy.forward();
  return noted.answers;
}
