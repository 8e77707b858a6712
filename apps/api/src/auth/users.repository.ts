import type { Insertable, Selectable } from "kysely";
import type { UserTable } from "../database/schema/accounts.ts";
import type { Db, Tx } from "../database/schema.ts";

export type UserRow = Selectable<UserTable>;

/** Inserts an account. Resolves with `undefined` if its email is taken. */
export async function insertUser(db: Db, user: Insertable<UserTable>): Promise<UserRow | undefined> {
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

/** `isKnown` false: nobody knows the password, and only a provider opens the account. */
export async function setPasswordHash(db: Db, userId: string, passwordHash: string, isKnown = true): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, has_password: isKnown })
    .where("id", "=", userId)
    .execute();
}

/** The account, locked until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom("users").selectAll().where("id", "=", userId).forUpdate().executeTakeFirst();
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
}

/** Updates an account. Resolves with `undefined` if the email belongs to another one. */
export async function updateUser(tx: Tx, userId: string, change: Partial<UserRow>): Promise<UserRow | undefined> {
  const { email } = change;
  return tx
    .updateTable("users")
    .set(change)
    .where("id", "=", userId)
    .$if(email !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("users as other")
              .select("other.id")
              .where("other.email", "=", email ?? "")
              .where("other.id", "!=", userId),
          ),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an account with its sessions and links. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}
