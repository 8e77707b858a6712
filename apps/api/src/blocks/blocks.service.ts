import { isEmail, isPhone } from "@selvedge/commerce/contact-rules";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/schema.ts";
import { transaction } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { TOO_MANY } from "../limits/index.ts";
import { storedPhone } from "../phone.ts";
import type { RecordChange } from "../record-change.ts";

export interface Block {
  /** An email address normalised (`normaliseEmail`), or a phone number in its stored form. */
  contact: string;
  reason: string;
  blocked_at: Date;
}

/** Contacts that cannot order. */
export interface Blocks {
  /** Refuses with 429 an order of a blocked contact, in the words of a limit: whoever is blocked is not told. A phone number is in its stored form. */
  assertNone(db: Db, order: { userId: string; email: string; phone: string }): Promise<void>;
  /** Blocks an email address or a phone number. Resolves with false if it was blocked. Refuses with 422 what is neither. */
  add(typed: string, reason: string, record: RecordChange): Promise<boolean>;
  /** Resolves with false if it was not blocked. Refuses with 422 like `add`. */
  remove(typed: string, record: RecordChange): Promise<boolean>;
  /** The newest first. */
  list(): Promise<Block[]>;
}

export function createBlocks({ db, clock }: { db: Db; clock: Clock }): Blocks {
  return {
    async assertNone(through, { userId, email, phone }) {
      const found = await through
        .selectFrom("blocks")
        .select("contact")
        .where((block) =>
          block.or([
            block("contact", "in", [normaliseEmail(email), phone]),
            block("contact", "in", block.selectFrom("users").select("email").where("id", "=", userId)),
          ]),
        )
        .executeTakeFirst();
      if (found) throw new Refusal(429, TOO_MANY, { headers: { "Retry-After": "3600" } });
    },

    add: (typed, reason, record) =>
      transaction(db, async (tx) => {
        const contact = readContact(typed);
        const added = await tx
          .insertInto("blocks")
          .values({ contact, reason, blocked_at: clock.now() })
          .onConflict((same) => same.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) return false;
        await record(tx, { subject: subjectOf(contact), before: { blocked: false }, after: { blocked: true } });
        return true;
      }),

    remove: (typed, record) =>
      transaction(db, async (tx) => {
        const contact = readContact(typed);
        const removed = await tx.deleteFrom("blocks").where("contact", "=", contact).executeTakeFirst();
        if (removed.numDeletedRows === 0n) return false;
        await record(tx, { subject: subjectOf(contact), before: { blocked: true }, after: { blocked: false } });
        return true;
      }),

    list: () => db.selectFrom("blocks").selectAll().orderBy("blocked_at", "desc").orderBy("contact").execute(),
  };
}

/** The audit is kept for ever, so it does not say who. The reason may name a person and is not in it either. */
const subjectOf = (contact: string) => (contact.includes("@") ? "an email address" : "a phone number");

function readContact(typed: string): string {
  const text = typed.trim();
  if (isEmail(text)) return normaliseEmail(text);
  if (isPhone(text)) return storedPhone(text, "India");
  throw new Refusal(422, `"${text}" is neither an email address nor a phone number.`);
}
