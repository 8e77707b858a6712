import type { Selectable } from "kysely";
import type { UserTable } from "../database/schema/accounts.ts";
import type { Db } from "../database/schema.ts";

export type UserRow = Selectable<UserTable>;

/** Adds an account. Resolves with `undefined` when its e-mail is taken. */
export async function insertUser(db: Db, user: UserRow): Promise<UserRow | undefined> {
  return db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** `email` must be normalised. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}
