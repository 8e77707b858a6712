import { isEmail } from "@selvedge/commerce/contact-rules";
import { createPasswords } from "../src/auth/passwords.ts";
import type { UserRow } from "../src/auth/users.repository.ts";
import type { Tx } from "../src/database/schema.ts";
import { randomId } from "../src/random-id.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Who can sign in to a demo. The password is no secret: it is printed at each start, and a demo holds nobody's data. */
export const DEMO_CUSTOMER = {
  email: "asha@example.com",
  password: "indigo-and-madder",
  name: "Asha Verma",
  phone: "+919876543210",
  street: "14 Chhawni Road",
  city: "Indore",
  state: "Madhya Pradesh",
  postalCode: "452001",
  country: "India",
} as const;

/** The demo's customer as a row. Hashing takes its time, so call it before the transaction. */
export async function demoCustomer(now: Date): Promise<UserRow> {
  const { email, password, name, phone, street, city, state, postalCode } = DEMO_CUSTOMER;
  if (!isEmail(email)) throw new Error(`${email} is no e-mail address. Correct DEMO_CUSTOMER.`);
  return {
    id: randomId(),
    name,
    email,
    phone,
    address: `${street}, ${city}, ${state} ${postalCode}`,
    has_password: true,
    password_hash: await createPasswords().hash(password),
    consented_at: null,
    policy_version: null,
    created_at: new Date(now.getTime() - 90 * DAY_MS),
  };
}

/** Adds the customer, unless someone has registered with the same address. Resolves with whether it was added. */
export async function insertCustomer(tx: Tx, customer: UserRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("users")
    .values(customer)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
