import type { ActionContext } from "./action.ts";

/** What staff read of orders is noted, like what a shopper's session reads. Commands have no token that could fall into wrong hands. */
export async function noteReads({ actor, shop }: ActionContext, orderIds: string[]): Promise<void> {
  if (actor.kind === "staff") await shop.reads.note({ staffId: actor.id }, orderIds);
}
