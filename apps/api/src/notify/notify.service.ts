import { isEmail } from "@selvedge/commerce/contact-rules";
import type { NotifyAnswer, NotifyBody } from "@selvedge/commerce/wire/notify";
import { type Catalogue, keepStock } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { Db, Tx } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal, refusedField } from "../http/refusal.ts";
import type { Attempts } from "../limits/index.ts";
import { deleteWaitsOf, insertWait, listWaitsOf, type OwnWait } from "./waits.repository.ts";

export interface Notices {
  /**
   * Notes who wants to be told when a size is back, or the product where no size is named. Refuses with 404 and 422 what does not
   * exist, with 409 what can be bought, so that nobody can have a mail sent to a stranger at once, and with 429 too many.
   */
  ask(slug: string, body: NotifyBody, address: string, userId: string | null): Promise<NotifyAnswer>;
  /** What an account waits for, whatever address it gave. */
  askedBy(userId: string): Promise<OwnWait[]>;
  /** For an erased account: it waits no longer. */
  forget(tx: Tx, userId: string): Promise<void>;
}

interface NoticeDependencies {
  db: Db;
  clock: Clock;
  attempts: Attempts;
  catalogue: Catalogue;
}

export function createNotices({ db, clock, attempts, catalogue }: NoticeDependencies): Notices {
  return {
    askedBy: (userId) => listWaitsOf(db, userId),
    forget: deleteWaitsOf,

    async ask(slug, body, address, userId) {
      const { email } = body;
      if (!isEmail(email))
        throw refusedField("email", email === "" ? "Email is required" : "Please enter a valid email");
      const { product } = await catalogue.product(slug);
      await attempts.take("notify", address);
      await attempts.take("notify-email", email);

      const wanted = await transaction(db, async (tx) => {
        await keepStock(tx, product.id);
        const now = (await catalogue.sellable(tx, [product.id])).get(product.id);
        const size = body.size ? now?.sizes.find(({ name }) => name === body.size) : null;
        if (size === undefined) throw refusedField("size", "Please choose one of the sizes");
        if (size ? size.left !== 0 : now?.inStock) throw new Refusal(409, `${size?.name ?? product.name} is in stock.`);
        await insertWait(tx, {
          productId: product.id,
          sizeId: size?.id ?? null,
          userId,
          email,
          createdAt: clock.now(),
        });
        return size?.name ?? product.name;
      });
      return { status: "success", message: `We will write once, when ${wanted} is back.` };
    },
  };
}
